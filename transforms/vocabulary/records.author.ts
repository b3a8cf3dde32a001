import { conditionWords, operandWords } from '../conditions/words.ts';
import type { CompiledOperand } from '../ground/expressions.ts';
import { boundParams } from './documentsRequired.author.ts';
import type { RecordsInstance } from './records.ts';
import { type Clause, type ClauseSite, clause, fieldNames, type VariedAuthoring } from './ruleAuthoring.ts';

function recordsWords(
  { where, min, max, uniqueBy, orderedBy }: RecordsInstance,
  { naming, list, inside: insideOf }: ClauseSite,
): readonly Clause[] {
  const inside = insideOf(list);
  const counted = where ? ` Only entries count for which ${conditionWords(where, inside)}.` : '';
  const bound = (text: string, variant: 'min' | 'max', operand: CompiledOperand | undefined) =>
    operand
      ? clause(`${text} ${operandWords(operand, naming)} in number.${counted}`, {
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
};
