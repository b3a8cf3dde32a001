/**
 * Stands in for RJSF's merging of `allOf` on the page. Conditions are keywords of the form's validator, never
 * branches of the schema that is rendered, so there is nothing to merge.
 */
export default function refuse(): never {
  throw new Error('A page schema holds no allOf: conditions belong to the validator.');
}
