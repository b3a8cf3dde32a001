import { formatDay } from '../../transforms/values/day.ts';
import {
  compareDecimals,
  isMultipleOf,
  parseDecimal,
  roundDecimal,
} from '../../transforms/values/decimal.ts';
import type { MeaningOf, RuleMeaning } from '../../transforms/vocabulary/ruleMeaning.ts';
import { isRuleName } from '../../transforms/vocabulary/rules.ts';
import { counted } from '../findings/counted.ts';
import { type BuiltRule, builtRules, meaningsOf } from '../meaning/builtRules.ts';
import { HINT_OF_TYPE, refusalsOf } from '../meaning/refusals.ts';
import { lengthOf } from '../meaning/textShapes.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView } from '../view/modelIndex.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports rules of a field that contradict each other or the field's type, so that no value is valid (C12-10). */
export const excludedValues = defineCheck({
  code: 'excluded-values',
  severity: 'warning',
  summary: 'two rules of a field that no value passes',
  needs: 'file',
  *run(view) {
    for (const { field, rules } of builtRules(view)) {
      if (!field) continue;
      const [first] = [
        ...rangeOfWrongType(field, rules),
        ...disjointRanges(rules),
        ...contradictoryLengths(rules),
        ...noMultipleInRange(rules),
        ...noListedValuePasses(view, field, rules),
      ];
      if (first) yield sayOf(field, first);
    }
  },
});

interface Contradiction {
  rule: BuiltRule;
  says: string;
  hint: string;
}

const sayOf = ({ field }: FieldView, { rule: { place }, says, hint }: Contradiction): Found => ({
  file: place.file,
  pointer: place.pointer,
  message: `Nothing that ${field.name} may hold passes: ${says}.`,
  hint,
});

/** Finds a range of numbers on a date, or of days on a number. */
function rangeOfWrongType({ field: { type } }: FieldView, rules: readonly BuiltRule[]): Contradiction[] {
  return rules.flatMap((rule): Contradiction[] => {
    const { kind } = rule.meaning;
    if (type === 'date' && kind === 'number')
      return [
        {
          rule,
          says: 'the field is a date, and the range is one of numbers',
          hint: 'Add "namedParams": { "type": "date" }.',
        },
      ];
    if (type === 'number' && kind === 'day')
      return [
        {
          rule,
          says: 'the field is a number, and the range is one of days',
          hint: 'Take "type": "date" away, or make it a date field.',
        },
      ];
    return [];
  });
}

type Range = MeaningOf<'number' | 'day'>;

/** Finds two ranges without a common value. */
function disjointRanges(rules: readonly BuiltRule[]): Contradiction[] {
  const ranges = rules.flatMap((rule) => (isRange(rule.meaning) ? [{ rule, range: rule.meaning }] : []));
  return ranges.flatMap((later, index) => {
    const other = ranges.slice(0, index).find((earlier) => areApart(earlier.range, later.range));
    if (!other) return [];
    const says = `it would be within ${shown(other.range)} and within ${shown(later.range)}`;
    return [{ rule: later.rule, says, hint: 'Let the two ranges overlap, or take one of them away.' }];
  });
}

const isRange = (meaning: RuleMeaning): meaning is Range =>
  meaning.kind === 'number' || meaning.kind === 'day';

function areApart(a: Range, b: Range): boolean {
  return a.kind === b.kind && (isBelow(a.max, b.min) || isBelow(b.max, a.min));
}

function isBelow(max: string | number | null, min: string | number | null): boolean {
  const [high, low] = [parseDecimal(max), parseDecimal(min)];
  return high !== null && low !== null && compareDecimals(high, low) < 0;
}

const shown = ({ min, max }: Range): string => `${written(min)} to ${written(max)}`;

function written(bound: string | number | null): string {
  if (bound === null) return '…';
  return typeof bound === 'number' ? formatDay(bound) : bound;
}

/** Finds a minimum length above the maximum. */
function contradictoryLengths(rules: readonly BuiltRule[]): Contradiction[] {
  const { min, max } = lengthOf(rules);
  const rule = rules.findLast(({ meaning }) => meaning.kind === 'length' && meaning.max !== null);
  if (!rule || min <= max) return [];
  const says = `it would have at least ${counted(min, 'character')} and at most ${max}`;
  return [{ rule, says, hint: 'Lower minLength, or raise maxLength.' }];
}

/** Finds a range in which no number has the decimals, or is a multiple, that another rule demands. */
function noMultipleInRange(rules: readonly BuiltRule[]): Contradiction[] {
  const ranges = meaningsOf(rules, 'number').map(({ meaning }) => meaning);
  return rules.flatMap((rule) => {
    const step = stepOf(rule.meaning);
    if (step === undefined || ranges.every(({ min, max }) => hasStep(step, min, max))) return [];
    const says = `the range has no multiple of ${step}`;
    return [{ rule, says, hint: 'Widen the range, or change the step.' }];
  });
}

/** Returns the step between two numbers that a rule accepts. */
function stepOf(meaning: RuleMeaning): string | undefined {
  if (meaning.kind === 'multiple') return meaning.of;
  return meaning.kind === 'decimals' ? (10 ** -meaning.max).toFixed(meaning.max) : undefined;
}

/** Tests if a multiple of a step lies between two bounds; always true where a bound is open. */
function hasStep(step: string, min: string | number | null, max: string | number | null): boolean {
  const [low, high, by] = [parseDecimal(min), parseDecimal(max), parseDecimal(step)];
  if (!low || !high || !by) return true;
  if (isMultipleOf(low, by) || isMultipleOf(high, by)) return true;
  const scale = Math.max(low.scale, high.scale, by.scale);
  const whole = (text: string) => BigInt(roundDecimal(parseDecimal(text) ?? by, scale).replace('.', ''));
  const floor = (number: bigint) =>
    (number - (((number % whole(step)) + whole(step)) % whole(step))) / whole(step);
  return floor(whole(String(high === null ? '' : max))) > floor(whole(String(min)));
}

/** Finds a list of values each of which another rule refuses. */
function noListedValuePasses(
  view: BundleView,
  field: FieldView,
  rules: readonly BuiltRule[],
): Contradiction[] {
  return rules.flatMap((rule) =>
    meaningsOf([rule], 'values').flatMap(({ meaning: { values = [] } }) => {
      const refusals = values.map((value) => refusalsOf(view, field, value)[0]);
      const [first] = refusals;
      if (!first || refusals.some((refusal) => refusal === undefined)) return [];
      const says = `the values of ${rule.name} are refused by ${first}`;
      const hint = isRuleName(first) ? `Change the values, or the rule ${first}.` : HINT_OF_TYPE;
      return [{ rule, says, hint }];
    }),
  );
}
