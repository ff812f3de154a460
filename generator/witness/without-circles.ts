/** Makes values for a name, or none where values for that name are being made already. */
export type WithoutCircles = <T>(name: string, make: () => readonly T[]) => readonly T[];

/** A list, a map or a union can lead back to itself without a model in between; whoever walks types must find an end there. */
export function createWithoutCircles(): WithoutCircles {
  const underWay = new Set<string>();
  return (name, make) => {
    if (underWay.has(name)) return [];
    underWay.add(name);
    const made = make();
    underWay.delete(name);
    return made;
  };
}
