import { formatCondition, formatOperand } from '../conditions/formatCondition.ts';
import type { CompiledOperand } from '../ground/expressions.ts';
import { boundParams } from './documentsRequired.author.ts';
import type { RecordsInstance } from './records.ts';
import { type Clause, type ClauseSite, clause, fieldNames, type VariedAuthoring } from './ruleAuthoring.ts';

function recordsWords(
  { where, min, max, uniqueBy, orderedBy }: RecordsInstance,
  { formatter, list, inside: insideOf }: ClauseSite,
): readonly Clause[] {
  const inside = insideOf(list);
  const counted = where ? ` Only entries count for which ${formatCondition(where, inside)}.` : '';
  const bound = (text: string, variant: 'min' | 'max', operand: CompiledOperand | undefined) =>
    operand
      ? clause(`${text} ${formatOperand(operand, formatter)} in number.${counted}`, {
          variant,
          params: boundParams(variant, operand),
        })
      : [];
  const differing = `No entry may have the same ${fieldNames(uniqueBy ?? [], inside)} as an earlier one.${counted}`;
  return [
    ...bound('The entries must be at least', 'min', min),
    ...bound('The entries must be at most', 'max', max),
    ...(uniqueBy ? clause(differing, { variant: 'unique' }) : []),
    ...(orderedBy
      ? clause(`The entries must be in the order of ${inside.field(orderedBy)}.${counted}`, {
          variant: 'ordered',
        })
      : []),
  ];
}

/** Rule `records` for authors' tools: demands in plain words, meaning, guide chapter. */
export const recordsAuthoring: VariedAuthoring<RecordsInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ where, min, max, uniqueBy, orderedBy }) => ({
    kind: 'records',
    ...(where && { where }),
    ...(min && { min }),
    ...(max && { max }),
    ...(uniqueBy && { uniqueBy }),
    ...(orderedBy && { orderedBy }),
  }),
  clauses: recordsWords,
  fills: ({ min, max, uniqueBy, orderedBy }) => [
    ...(min ? [['min']] : []),
    ...(max ? [['max']] : []),
    ...(uniqueBy || orderedBy ? [[]] : []),
  ],
  guide: {
    paragraphs: [
      'How many records a list has, which fields must not repeat, and by which field they are ordered. Bounds may be operands.',
      'With `where` the rule concerns only the records for which a condition holds, asked inside each record: they are counted, compared and put in order among themselves. A list may carry several such rules. Names are those of the record; a field of another model is named with `model`, and a rule with `where` has no `validationContext`.',
    ],
    examples: [
      {
        file: 'models.json',
        at: '/models/3/rules',
        value: [
          {
            name: 'records',
            namedParams: {
              min: { count: 'claimTransactions', where: { value: { field: 'store' }, empty: false } },
              max: 20,
              uniqueBy: ['store'],
              orderedBy: 'amountClaimed',
            },
          },
        ],
      },
      {
        file: 'models.json',
        at: '/models/3/rules/-',
        value: {
          name: 'records',
          namedParams: { where: { value: { field: 'amountClaimed' }, greaterThan: 500 }, max: 3 },
        },
      },
    ],
  },
};
