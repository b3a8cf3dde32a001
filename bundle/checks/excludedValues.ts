import { formatDay } from '../../transforms/values/day.ts';
import {
  compareDecimals,
  isMultipleOf,
  parseDecimal,
  roundDecimal,
} from '../../transforms/values/decimal.ts';
import { isRuleName } from '../../transforms/vocabulary/rules.ts';
import { counted } from '../findings/counted.ts';
import { type BuiltRule, builtRules, instancesOf } from '../meaning/builtRules.ts';
import type { Literal } from '../meaning/fieldValues.ts';
import { HINT_OF_TYPE, refusalsOf } from '../meaning/judgedAlone.ts';
import { lengthOf } from '../meaning/textShapes.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView } from '../view/modelIndex.ts';
import type { Check, Found } from './check.ts';

/** C12-10: two rules of a field of which each refuses all that the other lets through. */
export const excludedValues: Check = {
  code: 'excluded-values',
  needs: 'file',
  *run(view) {
    for (const { field, rules } of builtRules(view)) {
      if (!field) continue;
      const [first] = [
        ...wrongRange(field, rules),
        ...apartRanges(rules),
        ...apartLengths(rules),
        ...noStep(rules),
        ...noneListed(view, field, rules),
      ];
      if (first) yield sayOf(field, first);
    }
  },
};

interface Exclusion {
  rule: BuiltRule;
  says: string;
  hint: string;
}

const sayOf = ({ field }: FieldView, { rule: { place }, says, hint }: Exclusion): Found => ({
  file: place.file,
  pointer: place.pointer,
  message: `Nothing that ${field.name} may hold passes: ${says}.`,
  hint,
});

/** A date judged as a number, or the other way round. */
function wrongRange({ field: { type } }: FieldView, rules: readonly BuiltRule[]): Exclusion[] {
  return rules.flatMap((rule) =>
    instancesOf([rule], 'range')
      .filter(({ instance }) =>
        type === 'date' ? instance.type === 'number' : type === 'number' && instance.type === 'date',
      )
      .map(({ instance }) => ({
        rule,
        says: `the field is a ${type}, and the range is one of ${instance.type === 'date' ? 'days' : 'numbers'}`,
        hint:
          type === 'date'
            ? 'Add "namedParams": { "type": "date" }.'
            : 'Take "type": "date" away, or make it a date field.',
      })),
  );
}

function apartRanges(rules: readonly BuiltRule[]): Exclusion[] {
  const ranges = rules.flatMap((rule) =>
    instancesOf([rule], 'range').map(({ instance }) => ({ rule, instance })),
  );
  return ranges.flatMap((later, index) => {
    const other = ranges.slice(0, index).find((earlier) => areApart(earlier.instance, later.instance));
    if (!other) return [];
    const says = `it would be within ${shown(other.instance)} and within ${shown(later.instance)}`;
    return [{ rule: later.rule, says, hint: 'Let the two ranges overlap, or take one of them away.' }];
  });
}

type Range = ReturnType<typeof instancesOf<'range'>>[number]['instance'];

function areApart(a: Range, b: Range): boolean {
  return a.type === b.type && (isBelow(a.max, b.min) || isBelow(b.max, a.min));
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

function apartLengths(rules: readonly BuiltRule[]): Exclusion[] {
  const { min, max } = lengthOf(rules);
  const rule = rules.findLast(({ instances }) => instances.maxLength);
  if (!rule || min <= max) return [];
  const says = `it would have at least ${counted(min, 'character')} and at most ${max}`;
  return [{ rule, says, hint: 'Lower minLength, or raise maxLength.' }];
}

/** A range without a number of the wanted decimals or multiples in it. */
function noStep(rules: readonly BuiltRule[]): Exclusion[] {
  const ranges = instancesOf(rules, 'range').filter(({ instance }) => instance.type === 'number');
  return rules.flatMap((rule) => {
    const steps = [
      ...instancesOf([rule], 'multipleOf').map(({ instance }) => instance.multipleOf),
      ...instancesOf([rule], 'precision').map(({ instance }) =>
        (10 ** -instance.precision).toFixed(instance.precision),
      ),
    ];
    const step = steps.find((one) => ranges.some(({ instance: { min, max } }) => !hasStep(one, min, max)));
    if (step === undefined) return [];
    const says = `the range has no multiple of ${step}`;
    return [{ rule, says, hint: 'Widen the range, or change the step.' }];
  });
}

/** Whether a multiple of a step lies between two bounds; an open side has some. */
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

/** A list of values none of which the other rules let through. */
function noneListed(view: BundleView, field: FieldView, rules: readonly BuiltRule[]): Exclusion[] {
  return rules.flatMap((rule) =>
    instancesOf([rule], 'oneOf').flatMap(({ instance }) => {
      const values: readonly Literal[] = instance.values ?? [];
      const refusals = values.map((value) => refusalsOf(view, field, value)[0]);
      const [first] = refusals;
      if (!first || refusals.some((refusal) => refusal === undefined)) return [];
      const says = `the values of oneOf are refused by ${first}`;
      const hint = isRuleName(first) ? `Change the values, or the rule ${first}.` : HINT_OF_TYPE;
      return [{ rule, says, hint }];
    }),
  );
}
