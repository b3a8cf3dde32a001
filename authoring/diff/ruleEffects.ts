import { literalWords } from '../../transforms/conditions/pathFormatter.ts';
import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import { compareDecimals, isMultipleOf, parseDecimal } from '../../transforms/values/decimal.ts';
import type { DocumentDemand } from '../../transforms/vocabulary/documentsRequired.ts';
import type { MeaningKind, MeaningOf, RuleMeaning } from '../../transforms/vocabulary/ruleMeaning.ts';
import { operandText } from './conditionText.ts';
import { type Effect, ofLower, ofPermission, ofSet, ofUpper, together } from './effect.ts';

/** Functions that compare two differing rules of a kind and return the effect, by the kind of rule. */
type EffectTable = {
  readonly [K in MeaningKind]: (before: MeaningOf<K>, after: MeaningOf<K>) => Effect;
};

interface Bounds<T> {
  min: T | null;
  max: T | null;
}

/** Formats a bound of a number of records: a number where it is literal, else words; null where there is none. */
export const countWords = (operand: CompiledOperand | undefined): string | null =>
  operand === undefined ? null : 'literal' in operand ? String(operand.literal) : operandText(operand);

const same = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);

/** Returns `changed` for differing parts that have no direction. */
const ifOther = (before: unknown, after: unknown): Effect | undefined =>
  same(before, after) ? undefined : 'changed';

const ofBounds = (before: Bounds<string | number>, after: Bounds<string | number>): Effect =>
  together(ofLower(before.min, after.min), ofUpper(before.max, after.max));

type Counted = { min?: CompiledOperand; max?: CompiledOperand };

const ofCounts = (before: Counted, after: Counted) => [
  ofLower(countWords(before.min), countWords(after.min)),
  ofUpper(countWords(before.max), countWords(after.max)),
];

/** Compares demanded documents: an additional kind is stricter, a removed one looser. */
function ofDemands({ documents: before }: MeaningOf<'documents'>, after: MeaningOf<'documents'>): Effect {
  const kinds = (demands: readonly DocumentDemand[]) => demands.map(({ kind }) => kind);
  const pairs = before.flatMap((demand) => {
    const other = after.documents.find(({ kind }) => kind === demand.kind);
    return other ? [{ demand, other }] : [];
  });
  return together(
    ofSet(kinds(after.documents), kinds(before)),
    ...pairs.flatMap(({ demand, other }) => [
      ...ofCounts(demand, other),
      ifOther([demand.per, demand.when], [other.per, other.when]),
    ]),
  );
}

function ofSteps({ of: before }: MeaningOf<'multiple'>, { of: after }: MeaningOf<'multiple'>): Effect {
  const [old, now] = [parseDecimal(before), parseDecimal(after)];
  if (!old || !now || compareDecimals(old, now) === 0) return 'changed';
  if (isMultipleOf(now, old)) return 'stricter';
  return isMultipleOf(old, now) ? 'looser' : 'changed';
}

/** Returns the effect of a change without an order, such as that of a condition or a pattern. */
const changed = (): Effect => 'changed';

const EFFECTS: EffectTable = {
  number: ofBounds,
  day: ofBounds,
  length: (before, after) => together(ofLower(before.min, after.min), ofUpper(before.max, after.max)),
  decimals: (before, after) => together(ofUpper(before.max, after.max)),
  multiple: ofSteps,
  values: ({ values: before }, { values: after }) =>
    before && after ? together(ofSet(before.map(literalWords), after.map(literalWords))) : 'changed',
  date: (before, after) => together(ofSet(before.formats, after.formats)),
  past: (before, after) => together(ofPermission(before.allowToday, after.allowToday)),
  laterThan: (before, after) =>
    together(ifOther(before.start, after.start), ofPermission(before.inclusive, after.inclusive)),
  sameAs: (before, after) =>
    together(ifOther(before.other, after.other), ofPermission(before.loose, after.loose)),
  someOf: (before, after) =>
    together(
      ifOther(before.fields, after.fields),
      ...[ofLower(before.min, after.min), ofUpper(before.max, after.max)],
    ),
  records: (before, after) =>
    together(
      ...ofCounts(before, after),
      ...[ifOther(before.where, after.where), ifOther(before.orderedBy, after.orderedBy)],
      ifOther(before.uniqueBy, after.uniqueBy),
    ),
  documents: ofDemands,
  pattern: changed,
  form: changed,
  characters: changed,
  answer: changed,
  noAnswer: changed,
  assertion: changed,
  emptyList: changed,
  amount: changed,
};

/** Compares two versions of a rule that differ, and returns the effect. */
export function effectOf(before: RuleMeaning, after: RuleMeaning): Effect {
  // The kinds are alike, so the function fits both: TypeScript cannot follow two values of a union through a table.
  const compare = EFFECTS[before.kind] as (one: RuleMeaning, other: RuleMeaning) => Effect;
  return before.kind === after.kind ? compare(before, after) : 'changed';
}
