/**
 * Replaces RJSF's resolution of `$ref` in the build, and throws. A page's schema is written without any `$ref`
 * (pageSchema), so neither RJSF's code nor the URI parser that it imports would ever run.
 */
function refuse(): never {
  throw new Error('A page schema holds no $ref: pageSchema writes every field out.');
}

/** Returns the schema as it is, because it has no references to make absolute. */
export const makeAllReferencesAbsolute = <Schema>(schema: Schema): Schema => schema;

export { refuse as default, refuse as splitKeyElementFromObject };
