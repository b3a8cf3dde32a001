import type { FieldType } from '../../schemas/generated/types.ts';
import type { Domain } from '../../transforms/conditions/formulas.ts';
import { formatDay, parseParameterDay, shiftDay } from '../../transforms/values/day.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  divideDecimals,
  formatDecimal,
  parseDecimal,
} from '../../transforms/values/decimal.ts';
import type { FieldValues, Literal } from './fieldValues.ts';

/** Type and possible values of an operand. */
export interface Compared {
  type: FieldType;
  values?: FieldValues | undefined;
  /** True for a count: an integer of at least 0. */
  isCount?: boolean;
  /** True where it is never empty. */
  isGiven?: boolean;
}

/** Sample values of each type, without empty, of which comparisons with these literals have different results. */
const SAMPLES: Record<FieldType, (literals: readonly Literal[], values?: FieldValues) => Literal[]> = {
  boolean: () => [true, false],
  file: () => ['given'],
  list: () => ['given'],
  number: numbers,
  date: days,
  // A text also compares as a number or a day, so that neighbours of each literal are added.
  string: (literals) => [
    ...literals.filter((literal) => literal !== null && literal !== ''),
    'another text',
    ...numbers(literals),
    ...days(literals),
  ],
};

/**
 * Returns sample values, one for each equivalence class of comparisons with these literals: each literal, values
 * between and beside them, and empty. Values outside of the field's bounds or options are left out.
 */
export function samplesOf(compared: Compared, literals: readonly Literal[]): Literal[] {
  const { type, values, isCount = false } = compared;
  if (isCount) return counts(literals);
  const empty = compared.isGiven || type === 'boolean' ? [] : [''];
  return [...empty, ...(values?.literals ?? SAMPLES[type](literals, values))];
}

/** Returns the domain of an operand for the condition solver. */
export const domainOf = (compared: Compared): Domain => ({
  type: compared.type,
  samplesFor: (literals) => samplesOf(compared, literals),
});

const ONE: Decimal = { coefficient: 1n, scale: 0 };
const MINUS_ONE: Decimal = { coefficient: -1n, scale: 0 };
const TWO: Decimal = { coefficient: 2n, scale: 0 };

/** Returns each number, one between each two neighbours, and one beyond either end. */
function numbers(literals: readonly Literal[], values?: FieldValues): Literal[] {
  const bounds = values?.numbers.flatMap(({ min, max }) => [min, max]) ?? [];
  const known = [...literals, ...bounds].flatMap((literal) => parseDecimal(literal) ?? []);
  known.sort(compareDecimals);
  const between = known.flatMap((number, index) => {
    const next = known[index + 1];
    return next ? (divideDecimals(addDecimals(number, next), TWO) ?? []) : [];
  });
  const [first = ONE, last = ONE] = [known.at(0), known.at(-1)];
  const all = [addDecimals(first, MINUS_ONE), ...known, ...between, addDecimals(last, ONE)];
  const isWithin = (number: Decimal) =>
    values?.numbers.every(({ min, max }) => {
      const [low, high] = [parseDecimal(min), parseDecimal(max)];
      return !(low && compareDecimals(number, low) < 0) && !(high && compareDecimals(number, high) > 0);
    }) ?? true;
  return all.filter(isWithin).map(formatDecimal);
}

const LAST_DAY = 29_991_231;
const FIRST_DAY = 10_000_101;

function days(literals: readonly Literal[], values?: FieldValues): Literal[] {
  const bounds = values?.days.flatMap(({ min, max }) => [min, max]).filter((day) => day !== null) ?? [];
  const known = [...literals.flatMap((literal) => parseParameterDay(literal) ?? []), ...bounds];
  const beside = known.flatMap((day) =>
    [-1, 1].flatMap((by) => shiftDay(day, { years: 0, months: 0, days: by }) ?? []),
  );
  return [FIRST_DAY, ...known, ...beside, LAST_DAY]
    .filter((day) => values?.days.every(({ min, max }) => (min ?? day) <= day && day <= (max ?? day)) ?? true)
    .map(formatDay);
}

function counts(literals: readonly Literal[]): Literal[] {
  const known = literals.flatMap((literal) => {
    const number = Number(literal ?? Number.NaN);
    return Number.isFinite(number) ? [Math.floor(number) - 1, Math.floor(number), Math.ceil(number) + 1] : [];
  });
  return [...new Set([0, 1, ...known])].filter((count) => count >= 0);
}
