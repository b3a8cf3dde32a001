import { literalWords, referenceWords } from '../../transforms/conditions/pathNaming.ts';
import type { CompiledOperand, Reference } from '../../transforms/ground/expressions.ts';
import type { RuleName } from '../../transforms/ground/ruleNames.ts';
import { formatDay } from '../../transforms/values/day.ts';
import { compareDecimals, isMultipleOf, parseDecimal } from '../../transforms/values/decimal.ts';
import type { DocumentDemand } from '../../transforms/vocabulary/documentsRequired.ts';
import type { RangeInstance } from '../../transforms/vocabulary/range.ts';
import type { BodyOf } from '../../transforms/vocabulary/rules.ts';
import { counted } from '../findings/counted.ts';
import { type Effect, ofLower, ofPermission, ofSet, ofUpper, together } from './effect.ts';
import { conditionWords, operandWords } from './words.ts';

/** How one rule is told to people, and what another wording of it lets through. */
export interface RuleReading<Body> {
  /** What it asks, in words; nothing where its name says it all. */
  words(body: Body): string;
  /** What a claim must have by it, in words; left out of rules that an empty answer passes. */
  demand?(body: Body): string | undefined;
  /** Which of two, of which something differs, lets more through; `changed` where left out. */
  effect?(before: Body, after: Body): Effect;
}

const conditional = { words: ({ when }: BodyOf<'requiredWhen'>) => `where ${conditionWords(when)}` };
/** What is demanded of a field. */
export const ANSWERED = 'must be answered';
const demanded = { words: () => '', demand: () => ANSWERED };
const demandedWhere = {
  ...conditional,
  demand: (body: BodyOf<'requiredWhen'>) => `${ANSWERED} ${conditional.words(body)}`,
};
const oneOfFields = {
  words: (body: { fields: Reference[] }) => namesOf(body.fields),
  demand: (body: { fields: Reference[] }) => `one of ${namesOf(body.fields)} ${ANSWERED}`,
};
const futureDate: RuleReading<BodyOf<'preventFutureDate'>> = {
  words: ({ allowToday }) => (allowToday ? 'today or earlier' : 'before today'),
  effect: (before, after) => together(ofPermission(before.allowToday, after.allowToday)),
};
const plain = { words: () => '' };

const namesOf = (references: readonly Reference[]): string => references.map(referenceWords).join(', ');

/** `at least 1, at most 5`; what is null is open. */
function boundWords(min: string | number | null, max: string | number | null): string {
  const parts = [min === null ? [] : [`at least ${min}`], max === null ? [] : [`at most ${max}`]].flat();
  return parts.join(', ') || 'any';
}

/** Whether a least asks for anything: none at all does not. */
const recordsOf = (least: string | null): string => (least === '1' ? '1 record is' : `${least} records are`);

const asksFor = (min: CompiledOperand | undefined): boolean => min !== undefined && wordsOf(min) !== '0';

/** A bound in words, and as a number where it is one that no answer changes. */
const wordsOf = (operand: CompiledOperand | undefined): string | null =>
  operand === undefined ? null : 'literal' in operand ? String(operand.literal) : operandWords(operand);

function ofCounts(
  before: { min?: CompiledOperand; max?: CompiledOperand },
  after: { min?: CompiledOperand; max?: CompiledOperand },
) {
  return [ofLower(wordsOf(before.min), wordsOf(after.min)), ofUpper(wordsOf(before.max), wordsOf(after.max))];
}

const same = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);
/** What neither side of is looser. */
const ifOther = (before: unknown, after: unknown): Effect | undefined =>
  same(before, after) ? undefined : 'changed';

function rangeWords({ type, min, max }: RangeInstance): string {
  if (type === 'number') return boundWords(min, max);
  const shown = [
    min === null ? [] : [`from ${formatDay(min)}`],
    max === null ? [] : [`to ${formatDay(max)}`],
  ];
  return shown.flat().join(' ') || 'any date';
}

/** A kind of documents and how many of them are demanded. */
export function demandWords({ kind, per, when, min, max }: DocumentDemand): string {
  const count = min || max ? boundWords(wordsOf(min), wordsOf(max)) : 'at least 1';
  const each = per === undefined ? '' : ` for each of ${per}`;
  return `${kind} ${count}${each}${when ? ` where ${conditionWords(when)}` : ''}`;
}

/** Of the documents that are demanded by kind: another kind more is stricter, one less looser. */
function ofDemands({ documents: before }: BodyOf<'documentsRequired'>, after: BodyOf<'documentsRequired'>) {
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

function ofSteps(before: string, after: string): Effect {
  const [old, now] = [parseDecimal(before), parseDecimal(after)];
  if (!old || !now || compareDecimals(old, now) === 0) return 'changed';
  if (isMultipleOf(now, old)) return 'stricter';
  return isMultipleOf(old, now) ? 'looser' : 'changed';
}

function recordsWords({ where, min, max, uniqueBy, orderedBy }: BodyOf<'records'>): string {
  const parts = [
    ...(min || max ? [boundWords(wordsOf(min), wordsOf(max))] : []),
    ...(uniqueBy ? [`no two alike in ${namesOf(uniqueBy)}`] : []),
    ...(orderedBy ? [`in the order of ${referenceWords(orderedBy)}`] : []),
  ];
  return `${parts.join(', ')}${where ? ` where ${conditionWords(where)}` : ''}`;
}

const valuesOf = ({ values = [] }: BodyOf<'oneOf'>): string[] => values.map(literalWords);

/** Of every rule what it says to people: the table of them does not compile without one. */
export const RULE_READINGS: { readonly [R in RuleName]: RuleReading<BodyOf<R>> } = {
  required: demanded,
  requiredOnClientOnly: plain,
  range: {
    words: rangeWords,
    effect: (before, after) =>
      before.type === after.type
        ? together(ofLower(before.min, after.min), ofUpper(before.max, after.max))
        : 'changed',
  },
  characterSetRestriction: plain,
  endDate: {
    words: ({ start, inclusive }) => `${inclusive ? 'on or after' : 'after'} ${referenceWords(start)}`,
    effect: (before, after) =>
      together(ifOther(before.start, after.start), ofPermission(before.inclusive, after.inclusive)),
  },
  maxLength: {
    words: ({ max }) => `at most ${counted(max, 'character')}`,
    effect: (before, after) => together(ofUpper(before.max, after.max)),
  },
  minLength: {
    words: ({ min }) => `at least ${counted(min, 'character')}`,
    effect: (before, after) => together(ofLower(before.min, after.min)),
  },
  requiredIf: demandedWhere,
  nestedRequiredIf: demandedWhere,
  requiredIfOtherPropertyMatchesRegex: demandedWhere,
  preventFutureDate: futureDate,
  preventFutureShortDate: futureDate,
  regularExpression: { words: ({ pattern }) => pattern },
  requireOnePropertyValTrue: oneOfFields,
  requireOnePropertyToHaveAValue: oneOfFields,
  requireOneTransactionToHaveAValue: {
    words: ({ where }) => (where ? `where ${conditionWords(where)}` : ''),
    demand: () => 'a transaction with an amount is demanded',
  },
  validDate: {
    words: ({ formats }) => formats.join(', '),
    effect: (before, after) => together(ofSet(before.formats, after.formats)),
  },
  confirmNoneIfEmpty: {
    words: ({ list }) => list.list,
    demand: ({ list }) => `must be ticked where there is nothing in ${list.list}`,
  },
  requiredWhen: demandedWhere,
  forbiddenWhen: conditional,
  assert: { words: ({ when }) => conditionWords(when) },
  records: {
    words: recordsWords,
    demand: ({ min }) => (asksFor(min) ? `at least ${recordsOf(wordsOf(min))} demanded` : undefined),
    effect: (before, after) =>
      together(
        ...ofCounts(before, after),
        ...[ifOther(before.where, after.where), ifOther(before.orderedBy, after.orderedBy)],
        ifOther(before.uniqueBy, after.uniqueBy),
      ),
  },
  documentsRequired: {
    words: ({ documents }) => documents.map(demandWords).join('; '),
    demand: ({ documents }) => {
      const asked = documents.filter(({ min, max }) => asksFor(min) || (!min && !max));
      return asked.length > 0 ? `documents are demanded: ${asked.map(demandWords).join('; ')}` : undefined;
    },
    effect: ofDemands,
  },
  oneOf: {
    words: (body) => (body.list === undefined ? valuesOf(body).join(', ') : `of the list ${body.list}`),
    effect: (before, after) =>
      before.values && after.values ? together(ofSet(valuesOf(before), valuesOf(after))) : 'changed',
  },
  precision: {
    words: ({ precision }) => `at most ${counted(precision, 'decimal')}`,
    effect: (before, after) => together(ofUpper(before.precision, after.precision)),
  },
  multipleOf: {
    words: ({ multipleOf }) => `a multiple of ${multipleOf}`,
    effect: (before, after) => ofSteps(before.multipleOf, after.multipleOf),
  },
  sameAs: {
    words: ({ other, loose }) => `${referenceWords(other)}${loose ? ', without regard to case' : ''}`,
    effect: (before, after) =>
      together(ifOther(before.other, after.other), ofPermission(before.loose, after.loose)),
  },
  format: {
    words: ({ format, country, countryField }) =>
      [format, country, countryField && `of the country in ${referenceWords(countryField)}`]
        .filter(Boolean)
        .join(' '),
  },
  chooseBetween: {
    words: ({ fields: among, min, max }) => `${boundWords(min, max)} of ${namesOf(among)}`,
    demand: ({ fields: among, min }) => {
      const isAsked = min !== null && Number(min) > 0;
      return isAsked ? `at least ${min} of ${namesOf(among)} ${ANSWERED}` : undefined;
    },
    effect: (before, after) =>
      together(
        ifOther(before.fields, after.fields),
        ...[ofLower(before.min, after.min), ofUpper(before.max, after.max)],
      ),
  },
};
