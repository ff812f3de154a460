/** Makes something for an object the first time that it is asked for, and keeps it as long as the object lasts. */
export function keptFor<Owner extends object, Value>(make: (owner: Owner) => Value): (owner: Owner) => Value {
  const known = new WeakMap<Owner, Value>();
  return (owner) => {
    const kept = known.get(owner);
    if (kept !== undefined) return kept;
    const made = make(owner);
    known.set(owner, made);
    return made;
  };
}
