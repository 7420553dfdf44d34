/**
 * For the description of the API: with one of these values in a field another field is needed. Metadata of a schema whose refinement is
 * the rule itself, which no description can carry.
 */
export const neededWith = (field: string, values: readonly string[], needed: string) => ({
  if: { properties: { [field]: { enum: values } }, required: [field] },
  then: { required: [needed] },
});
