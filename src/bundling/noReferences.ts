/**
 * Stands in for RJSF's search for what a `$ref` points at. A page's schema is written out in full (pageSchema) and has
 * none, so neither that search nor the URI parser under it would ever run.
 */
function refuse(): never {
  throw new Error('A page schema holds no $ref: pageSchema writes every field out.');
}

/** A schema without references is the same with all of them made absolute. */
export const makeAllReferencesAbsolute = <Schema>(schema: Schema): Schema => schema;

export { refuse as default, refuse as splitKeyElementFromObject };
