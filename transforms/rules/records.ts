import { resolveParameterField, withinRow } from '../conditions/names.ts';
import type { Reference } from '../conditions/types.ts';
import type { RuleReader } from './reader.ts';
import type { RuleAdapter, RuleContext } from './types.ts';

/** The scope of the list's own records. */
function recordScope(read: RuleReader, { field, model }: RuleContext) {
  const row = field ? { fields: field.fields ?? [] } : { fields: model.fields, list: model.name };
  return withinRow({ models: read.scope.models, rows: [] }, row);
}

function uniqueBy(read: RuleReader, context: RuleContext): Reference[] {
  const names = read.json('uniqueBy');
  const place = read.placeOf('uniqueBy');
  if (!Array.isArray(names) || names.length === 0)
    throw place.error(
      'wrong-parameter',
      'uniqueBy is not a list of field names',
      'Give a list with at least one field name.',
    );
  return names.map((name: unknown, index) => {
    if (typeof name !== 'string')
      throw place
        .at(index)
        .error('wrong-parameter', 'uniqueBy takes names of fields', 'Give the name of a field.');
    return resolveParameterField(name, recordScope(read, context), place.at(index));
  });
}

export const records: RuleAdapter = {
  name: 'records',
  on: 'list',
  ordinal: [],
  named: ['min', 'max', 'uniqueBy', 'orderedBy'],
  build: (read, context) => ({
    ...(read.has('min') && { min: read.operand('min') }),
    ...(read.has('max') && { max: read.operand('max') }),
    ...(read.has('uniqueBy') && { uniqueBy: uniqueBy(read, context) }),
    ...(read.has('orderedBy') && {
      orderedBy: resolveParameterField(
        read.text('orderedBy'),
        recordScope(read, context),
        read.placeOf('orderedBy'),
      ),
    }),
  }),
};
