/** Files of the suite that are about keywords of one schema by itself, and no annotation. */
export const coreFiles: readonly string[] = Object.freeze(
  `additionalProperties allOf anyOf const contains dependentRequired dependentSchemas enum exclusiveMaximum exclusiveMinimum
  if-then-else items maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum
  multipleOf not oneOf pattern patternProperties prefixItems properties propertyNames ref required type uniqueItems`.split(
    /\s+/u,
  ),
);
