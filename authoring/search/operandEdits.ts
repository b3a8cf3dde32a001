import type { Literal } from '../../schemas/generated/types.ts';
import { evaluateOperand } from '../../transforms/conditions/evaluate.ts';
import type { FieldValue } from '../../transforms/ground/claim.ts';
import { keyOfPath } from '../../transforms/ground/claimPath.ts';
import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import type { OperandKind, OperandOf } from '../../transforms/ground/operandTable.ts';
import { formatDay, parseParameterDay, type Span, shiftDay } from '../../transforms/values/day.ts';
import { parseDecimal } from '../../transforms/values/decimal.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { type Edit, ENTRY, rowsOfPath } from './edits.ts';
import {
  type EditSite,
  type EditTools,
  numbersIn,
  operandNumber,
  pathOfReference,
  plain,
  siteScope,
  type Wanted,
} from './editTools.ts';
import { countEdits, sumEdits } from './listEdits.ts';
import { isEnterable, type SearchField, type SearchForm } from './searchForm.ts';

/** Converts a wanted value to the type of a field; undefined where that is impossible. */
function heldValue(value: Literal, { type }: SearchField): FieldValue | undefined {
  if (value === null) return type === 'boolean' ? false : null;
  if (type === 'boolean') return String(value).toLowerCase() === 'true';
  if (type === 'number') return isEmpty(value) || parseDecimal(value) ? String(value) : undefined;
  if (type !== 'date') return String(value);
  const day = parseParameterDay(value);
  return day === null ? undefined : formatDay(day);
}

/**
 * Returns edits that set a wanted value in the field at a path. For a computed field they change its operands instead,
 * so that it may get the value.
 */
export function settingEdits(path: string, wanted: Wanted, site: EditSite, tools: EditTools): Edit[] {
  const field = tools.searchForm.fields.get(keyOfPath(path));
  if (!field) return [];
  if (field.plan?.computed)
    return operandEdits(field.plan.computed, wanted, { ...site, rows: rowsOfPath(path) }, tools);
  if (!isEnterable(field)) return [];
  if (wanted === 'any')
    return tools.values.of(field).flatMap((value) => (value === false ? [] : [[{ path, value }]]));
  return wanted.flatMap((literal): Edit[] => {
    const value = heldValue(literal, field);
    return value !== undefined && tools.values.isEnterable(field, value) ? [[{ path, value }]] : [];
  });
}

type Inverse = (wanted: number, own: number, all: readonly number[], index: number) => number;

const INVERSES: Record<'add' | 'multiply' | 'subtract' | 'divide', Inverse> = {
  add: (wanted, own, all) => wanted - (all.reduce((sum, value) => sum + value, 0) - own),
  multiply: (wanted, _own, all, index) =>
    wanted / all.reduce((product, value, at) => (at === index ? product : product * value), 1),
  subtract: (wanted, _own, [first = 0, second = 0], index) =>
    index === 0 ? wanted + second : first - wanted,
  divide: (wanted, _own, [first = 0, second = 0], index) => (index === 0 ? wanted * second : first / wanted),
};

function arithmeticEdits(
  kind: keyof typeof INVERSES,
  parts: readonly CompiledOperand[],
  wanted: Wanted,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  const values = parts.map((part) => operandNumber(part, site));
  const missing = parts.filter((_, index) => values[index] === null);
  if (missing.length > 0 || wanted === 'any') {
    const each = missing.map((part) => tools.random.pick(operandEdits(part, 'any', site, tools)) ?? []);
    const all = each.flat();
    return all.length > 0 ? [all] : [];
  }
  const known = values.map((value) => value ?? 0);
  return parts.flatMap((part, index) => {
    const targets = numbersIn(wanted).map((value) => INVERSES[kind](value, known[index] ?? 0, known, index));
    const finite = targets.filter(Number.isFinite).map(plain);
    return finite.length > 0 ? operandEdits(part, finite, site, tools) : [];
  });
}

const BACK = ({ years, months, days }: Span): Span => ({ years: -years, months: -months, days: -days });

function shiftEdits(
  operand: Extract<CompiledOperand, { shift: unknown }>,
  wanted: Wanted,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  if (wanted === 'any') return operandEdits(operand.shift, wanted, site, tools);
  const days = wanted.flatMap((value) => {
    const day = parseParameterDay(value);
    const back = day === null ? null : shiftDay(day, BACK(operand.by));
    return back === null ? [] : [formatDay(back)];
  });
  return operandEdits(operand.shift, days, site, tools);
}

const dayIn = (operand: CompiledOperand, site: EditSite) =>
  parseParameterDay(evaluateOperand(operand, siteScope(site)).value);

function distanceEdits(
  [from, to]: readonly [CompiledOperand, CompiledOperand],
  wanted: Wanted,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  const [first, last] = [dayIn(from, site), dayIn(to, site)];
  const later = (day: number, days: number) => {
    const shifted = shiftDay(day, { years: 0, months: 0, days });
    return shifted === null ? [] : [formatDay(shifted)];
  };
  const distances = wanted === 'any' ? [1] : numbersIn(wanted).map(Math.round);
  const ends = first === null ? 'any' : distances.flatMap((days) => later(first, days));
  const starts = last === null ? 'any' : distances.flatMap((days) => later(last, -days));
  return [...operandEdits(to, ends, site, tools), ...operandEdits(from, starts, site, tools)];
}

const isNothing = (wanted: Wanted): boolean => wanted !== 'any' && wanted.every((value) => value === null);

/**
 * Returns edits of a `first` operand. It is empty only where all of its parts are; otherwise any part may have the
 * value.
 */
function firstEdits({ first }: OperandOf<'first'>, wanted: Wanted, site: EditSite, tools: EditTools): Edit[] {
  const each = first.map((part) => operandEdits(part, wanted, site, tools));
  if (!isNothing(wanted)) return each.flat();
  const own = first.map((part, index) => (isNothingNow(part, site) ? [[]] : (each[index] ?? [])));
  return own.some((edits) => edits.length === 0) ? [] : [own.flatMap((edits) => edits[0] ?? [])];
}

const isNothingNow = (operand: CompiledOperand, site: EditSite): boolean =>
  isEmpty(evaluateOperand(operand, siteScope(site)).value);

/** Returns edits to a way in without a row of the class list. */
function withoutRow({ ways }: SearchForm): Edit[] {
  return ways
    .filter((way) => way !== 'classList')
    .map((value) => [
      { path: ENTRY, value },
      { path: 'prepopulatedData', value: [] },
    ]);
}

type Make<O> = (operand: O, wanted: Wanted, site: EditSite, tools: EditTools) => Edit[];

const each =
  <O>(partsOf: (operand: O) => readonly CompiledOperand[]): Make<O> =>
  (operand, wanted, site, tools) =>
    partsOf(operand).flatMap((part) => operandEdits(part, wanted, site, tools));

/** Functions that make edits for each kind of operand. */
const MAKERS: {
  [K in Exclude<OperandKind, 'literal' | 'today'>]: Make<OperandOf<K>>;
} = {
  ref: ({ ref }, wanted, site, tools) => {
    const path = pathOfReference(ref, site);
    return path === undefined ? [] : settingEdits(path, wanted, site, tools);
  },
  count: countEdits,
  sum: sumEdits,
  shift: shiftEdits,
  daysBetween: (operand, wanted, site, tools) => distanceEdits(operand.daysBetween, wanted, site, tools),
  round: each(({ round }) => [round]),
  least: each(({ least }) => least),
  greatest: each(({ greatest }) => greatest),
  first: firstEdits,
  entry: (_operand, wanted, _site, tools) => entryEdits(wanted, tools),
  member: (_operand, wanted, _site, { searchForm }) =>
    isNothing(wanted) ? withoutRow(searchForm) : [...searchForm.rows],
  add: ({ add }, wanted, site, tools) => arithmeticEdits('add', add, wanted, site, tools),
  multiply: ({ multiply }, wanted, site, tools) => arithmeticEdits('multiply', multiply, wanted, site, tools),
  subtract: ({ subtract }, wanted, site, tools) => arithmeticEdits('subtract', subtract, wanted, site, tools),
  divide: ({ divide }, wanted, site, tools) => arithmeticEdits('divide', divide, wanted, site, tools),
};

/** Maximum number of edits towards one value, because more do not help the search. */
const MOST_EDITS = 200;
/** Deepest nesting of calculations that is followed. */
const DEEPEST = 6;

/**
 * Returns edits after which an operand may have one of the wanted values. The caller judges the resulting claims,
 * because an edit may miss.
 */
export function operandEdits(
  operand: CompiledOperand,
  wanted: Wanted,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  const kind = Object.keys(MAKERS).find((key) => Object.hasOwn(operand, key));
  const make = kind === undefined ? undefined : (MAKERS as Record<string, Make<never>>)[kind];
  const { depth = 0 } = site;
  if (!make || depth > DEEPEST) return [];
  tools.step();
  return make(operand as never, wanted, { ...site, depth: depth + 1 }, tools).slice(0, MOST_EDITS);
}

function entryEdits(wanted: Wanted, { searchForm: { ways } }: EditTools): Edit[] {
  return ways
    .filter((way) => wanted === 'any' || wanted.includes(way))
    .map((way) => [{ path: ENTRY, value: way }]);
}
