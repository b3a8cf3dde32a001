/**
 * Stands in for the parts of RJSF that drop data which a schema does not name: the whole claim is the page's data, and
 * `omitExtraData` is off. A page's schema has no branches either, whose data would have to be cleared.
 */
function refuse(): never {
  throw new Error('A page never drops data: its claim holds the fields of other pages too.');
}

export const getUsedFormData = refuse;
export const getFieldNames = refuse;
export const isValueEmpty = refuse;
export default refuse;
