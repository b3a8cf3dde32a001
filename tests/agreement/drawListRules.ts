import fc from 'fast-check';
import { condition, numberOperand } from './drawConditions.ts';
import { type Draw, present, rule } from './drawRules.ts';
import { KINDS } from './pools.ts';
import { cased, casedFrom, LIST_MODELS, namesOfType, type Place } from './roster.ts';

/** C8-05 on a list whose records have these fields. */
export function recordsRule(place: Place, list: string): Draw {
  const fields = LIST_MODELS[list] ?? place.rows[0]?.fields ?? [];
  const sortable = namesOfType(fields, 'string', 'number', 'date');
  const bound = fc.oneof(
    fc.constantFrom(0, 1, 2, 3),
    numberOperand({ model: 'claimDetails', rows: [], plain: true }, 0),
  );
  const counted = bound.map(withModel);
  // C8-14: asked inside a record of the list; a list model has no fields of its own.
  const inside: Place =
    place.rows[0]?.list === list ? place : { ...place, rows: [{ list, fields }, ...place.rows] };
  return rule('records', {
    named: fc.record({
      where: fc.option(condition({ ...inside, where: true }, 1), { nil: undefined }),
      min: fc.option(counted, { nil: undefined }),
      max: fc.option(counted, { nil: undefined }),
      uniqueBy: fc.option(
        fc.uniqueArray(casedFrom(sortable), {
          minLength: 1,
          maxLength: 2,
          selector: (name) => name.toLowerCase(),
        }),
        { nil: undefined },
      ),
      orderedBy: fc.option(casedFrom(sortable), { nil: undefined }),
    }),
  });
}

/** A list model has no fields of its own: an operand on its entry names the model that it means. */
function withModel(operand: unknown): unknown {
  const isOwn =
    typeof operand === 'object' && operand !== null && 'field' in operand && !('model' in operand);
  return isOwn ? { ...operand, model: 'claimDetails' } : operand;
}

/** C8-06. */
export function documentsRule(): Draw {
  const overall: Place = { model: 'documentContexts', rows: [] };
  const perRecord: Place = {
    model: 'documentContexts',
    rows: [{ list: 'claimTransactions', fields: LIST_MODELS.claimTransactions ?? [] }],
  };
  const kind = fc.constantFrom(...KINDS);
  const when = (place: Place) => fc.option(condition(place, 1), { nil: undefined });
  const bound = fc.option(fc.constantFrom(0, 1, 2, '1.5'), { nil: undefined });
  const bounds = { min: bound, max: bound };
  const document = fc.oneof(
    fc.record({ kind, when: when(overall), ...bounds }),
    fc.record({ kind, per: cased('claimTransactions'), when: when(perRecord), ...bounds }),
  );
  return rule('documentsRequired', {
    named: fc.record({ documents: fc.array(document.map(present), { minLength: 1, maxLength: 3 }) }),
  });
}
