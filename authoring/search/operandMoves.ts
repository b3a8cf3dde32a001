import type { Literal } from '../../schemas/generated/types.ts';
import { evaluateOperand } from '../../transforms/conditions/evaluate.ts';
import type { FieldValue } from '../../transforms/ground/claim.ts';
import { keyOfPath } from '../../transforms/ground/claimPath.ts';
import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import type { OperandKind, OperandOf } from '../../transforms/ground/operandTable.ts';
import { formatDay, parseParameterDay, type Span, shiftDay } from '../../transforms/values/day.ts';
import { parseDecimal } from '../../transforms/values/decimal.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { ENTRY, type Move, rowsOfPath } from './edits.ts';
import { type FormKnowledge, isEnterable, type KnownField } from './formKnowledge.ts';
import { countMoves, sumMoves } from './listMoves.ts';
import {
  numberOf,
  numbersIn,
  pathOfReference,
  plain,
  type Site,
  scopeOf,
  type Tools,
  type Wanted,
} from './moveTools.ts';

/** A value as a field holds it; undefined where its type cannot. */
function heldValue(value: Literal, { type }: KnownField): FieldValue | undefined {
  if (value === null) return type === 'boolean' ? false : null;
  if (type === 'boolean') return String(value).toLowerCase() === 'true';
  if (type === 'number') return isEmpty(value) || parseDecimal(value) ? String(value) : undefined;
  if (type !== 'date') return String(value);
  const day = parseParameterDay(value);
  return day === null ? undefined : formatDay(day);
}

/** Moves that give the field at a path one of the values. */
export function settingMoves(path: string, wanted: Wanted, site: Site, tools: Tools): Move[] {
  const field = tools.knowledge.fields.get(keyOfPath(path));
  if (!field) return [];
  if (field.plan?.computed)
    return operandMoves(field.plan.computed, wanted, { ...site, rows: rowsOfPath(path) }, tools);
  if (!isEnterable(field)) return [];
  if (wanted === 'any')
    return tools.values.of(field).flatMap((value) => (value === false ? [] : [[{ path, value }]]));
  return wanted.flatMap((literal): Move[] => {
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

function arithmeticMoves(
  kind: keyof typeof INVERSES,
  parts: readonly CompiledOperand[],
  wanted: Wanted,
  site: Site,
  tools: Tools,
): Move[] {
  const values = parts.map((part) => numberOf(part, site));
  const missing = parts.filter((_, index) => values[index] === null);
  if (missing.length > 0 || wanted === 'any') {
    const each = missing.map((part) => tools.random.pick(operandMoves(part, 'any', site, tools)) ?? []);
    const all = each.flat();
    return all.length > 0 ? [all] : [];
  }
  const known = values.map((value) => value ?? 0);
  return parts.flatMap((part, index) => {
    const targets = numbersIn(wanted).map((value) => INVERSES[kind](value, known[index] ?? 0, known, index));
    const finite = targets.filter(Number.isFinite).map(plain);
    return finite.length > 0 ? operandMoves(part, finite, site, tools) : [];
  });
}

const BACK = ({ years, months, days }: Span): Span => ({ years: -years, months: -months, days: -days });

function shiftMoves(
  operand: Extract<CompiledOperand, { shift: unknown }>,
  wanted: Wanted,
  site: Site,
  tools: Tools,
): Move[] {
  if (wanted === 'any') return operandMoves(operand.shift, wanted, site, tools);
  const days = wanted.flatMap((value) => {
    const day = parseParameterDay(value);
    const back = day === null ? null : shiftDay(day, BACK(operand.by));
    return back === null ? [] : [formatDay(back)];
  });
  return operandMoves(operand.shift, days, site, tools);
}

const dayIn = (operand: CompiledOperand, site: Site) =>
  parseParameterDay(evaluateOperand(operand, scopeOf(site)).value);

function distanceMoves(
  [from, to]: readonly [CompiledOperand, CompiledOperand],
  wanted: Wanted,
  site: Site,
  tools: Tools,
): Move[] {
  const [first, last] = [dayIn(from, site), dayIn(to, site)];
  const later = (day: number, days: number) => {
    const shifted = shiftDay(day, { years: 0, months: 0, days });
    return shifted === null ? [] : [formatDay(shifted)];
  };
  const distances = wanted === 'any' ? [1] : numbersIn(wanted).map(Math.round);
  const ends = first === null ? 'any' : distances.flatMap((days) => later(first, days));
  const starts = last === null ? 'any' : distances.flatMap((days) => later(last, -days));
  return [...operandMoves(to, ends, site, tools), ...operandMoves(from, starts, site, tools)];
}

const isNothing = (wanted: Wanted): boolean => wanted !== 'any' && wanted.every((value) => value === null);

/** Nothing comes of the first that is given only where none is; otherwise any of them may be it. */
function firstMoves({ first }: OperandOf<'first'>, wanted: Wanted, site: Site, tools: Tools): Move[] {
  const each = first.map((part) => operandMoves(part, wanted, site, tools));
  if (!isNothing(wanted)) return each.flat();
  const own = first.map((part, index) => (isNothingNow(part, site) ? [[]] : (each[index] ?? [])));
  return own.some((moves) => moves.length === 0) ? [] : [own.flatMap((moves) => moves[0] ?? [])];
}

const isNothingNow = (operand: CompiledOperand, site: Site): boolean =>
  isEmpty(evaluateOperand(operand, scopeOf(site)).value);

/** Whoever comes in by another way than the class list has no row of it. */
function withoutRow({ ways }: FormKnowledge): Move[] {
  return ways
    .filter((way) => way !== 'classList')
    .map((value) => [
      { path: ENTRY, value },
      { path: 'prepopulatedData', value: [] },
    ]);
}

type Make<O> = (operand: O, wanted: Wanted, site: Site, tools: Tools) => Move[];

const each =
  <O>(partsOf: (operand: O) => readonly CompiledOperand[]): Make<O> =>
  (operand, wanted, site, tools) =>
    partsOf(operand).flatMap((part) => operandMoves(part, wanted, site, tools));

/** How each kind of operand comes to a value. */
const MAKERS: {
  [K in Exclude<OperandKind, 'literal' | 'today'>]: Make<OperandOf<K>>;
} = {
  ref: ({ ref }, wanted, site, tools) => {
    const path = pathOfReference(ref, site);
    return path === undefined ? [] : settingMoves(path, wanted, site, tools);
  },
  count: countMoves,
  sum: sumMoves,
  shift: shiftMoves,
  daysBetween: (operand, wanted, site, tools) => distanceMoves(operand.daysBetween, wanted, site, tools),
  round: each(({ round }) => [round]),
  least: each(({ least }) => least),
  greatest: each(({ greatest }) => greatest),
  first: firstMoves,
  entry: (_operand, wanted, _site, tools) => entryMoves(wanted, tools),
  member: (_operand, wanted, _site, { knowledge }) =>
    isNothing(wanted) ? withoutRow(knowledge) : [...knowledge.rows],
  add: ({ add }, wanted, site, tools) => arithmeticMoves('add', add, wanted, site, tools),
  multiply: ({ multiply }, wanted, site, tools) => arithmeticMoves('multiply', multiply, wanted, site, tools),
  subtract: ({ subtract }, wanted, site, tools) => arithmeticMoves('subtract', subtract, wanted, site, tools),
  divide: ({ divide }, wanted, site, tools) => arithmeticMoves('divide', divide, wanted, site, tools),
};

/** More moves towards one value help no search. */
const MOST_MOVES = 200;
/** Calculations that are made of calculations are followed so far. */
const DEEPEST = 6;

/** Moves after which an operand may have one of the wanted values. What comes of them is judged, so they may miss. */
export function operandMoves(operand: CompiledOperand, wanted: Wanted, site: Site, tools: Tools): Move[] {
  const kind = Object.keys(MAKERS).find((key) => Object.hasOwn(operand, key));
  const make = kind === undefined ? undefined : (MAKERS as Record<string, Make<never>>)[kind];
  const { depth = 0 } = site;
  if (!make || depth > DEEPEST) return [];
  tools.step();
  return make(operand as never, wanted, { ...site, depth: depth + 1 }, tools).slice(0, MOST_MOVES);
}

function entryMoves(wanted: Wanted, { knowledge: { ways } }: Tools): Move[] {
  return ways
    .filter((way) => wanted === 'any' || wanted.includes(way))
    .map((way) => [{ path: ENTRY, value: way }]);
}
