import type { Literal } from '../../schemas/generated/types.ts';
import type { CompiledCondition, CompiledOperand, ListReference, Reference } from '../ground/expressions.ts';
import type { Day } from '../values/day.ts';
import type { FormatName } from '../values/formats/formats.ts';
import type { DocumentDemand } from './documentsRequired.ts';

/** Meaning of a rule that reads the value alone, as data. Bounds are inclusive; null is open. */
export type ValueMeaning =
  /** Numbers between bounds, as plain decimal text. */
  | { kind: 'number'; min: string | null; max: string | null }
  | { kind: 'day'; min: Day | null; max: Day | null }
  /** Days before today, or up to it; also as M/d/yyyy. */
  | { kind: 'past'; allowToday: boolean; isShort: boolean }
  /** Dates in one of these date-fns formats. */
  | { kind: 'date'; formats: readonly string[] }
  /** Texts with a number of characters. */
  | { kind: 'length'; min: number; max: number | null }
  /** Texts with a match of a regular expression. */
  | { kind: 'pattern'; pattern: string }
  /** Texts of a named format. */
  | { kind: 'form'; format: FormatName; country?: string; countryField?: Reference }
  /** Texts of the characters that the settlement allows. */
  | { kind: 'characters' }
  /** Numbers with a maximum of decimals. */
  | { kind: 'decimals'; max: number }
  | { kind: 'multiple'; of: string }
  /** One of these values, or of the list with this name. */
  | { kind: 'values'; values?: readonly Literal[]; list?: string };

/** Meaning of a rule that also reads other answers. */
export type ClaimMeaning =
  /** A value while the condition holds. With `isOfPages` the server does not demand it. */
  | { kind: 'answer'; when?: CompiledCondition; isOfPages?: true }
  | { kind: 'noAnswer'; when: CompiledCondition }
  /** The condition, where there is a value. */
  | { kind: 'assertion'; when: CompiledCondition }
  /** A tick where the list is empty. */
  | { kind: 'emptyList'; list: ListReference }
  /** Values in at least `min` and at most `max` of the fields. */
  | { kind: 'someOf'; fields: readonly Reference[]; min: number | null; max: number | null }
  | { kind: 'laterThan'; start: Reference; inclusive: boolean }
  | { kind: 'sameAs'; other: Reference; loose: boolean }
  /** Number of the list's records for which the condition holds, all different and in order of a field. */
  | {
      kind: 'records';
      where?: CompiledCondition;
      min?: CompiledOperand;
      max?: CompiledOperand;
      uniqueBy?: readonly Reference[];
      orderedBy?: Reference;
    }
  | { kind: 'documents'; documents: readonly DocumentDemand[] }
  /** A transaction with an amount, among those for which the condition holds. */
  | { kind: 'amount'; where?: CompiledCondition };

/** Meaning of a rule as data, for tools that prove, repair, vary or compare rules; several rules share a kind. */
export type RuleMeaning = ValueMeaning | ClaimMeaning;

const OF_VALUE: Readonly<Record<ValueMeaning['kind'], true>> = {
  number: true,
  day: true,
  past: true,
  date: true,
  length: true,
  pattern: true,
  form: true,
  characters: true,
  decimals: true,
  multiple: true,
  values: true,
};

/** Tests if a meaning is about the value alone. */
export const isValueMeaning = (meaning: RuleMeaning): meaning is ValueMeaning =>
  Object.hasOwn(OF_VALUE, meaning.kind);

export type MeaningKind = RuleMeaning['kind'];
export type MeaningOf<Kind extends MeaningKind> = Extract<RuleMeaning, { kind: Kind }>;

/** Functions over meanings, one for each kind: a kind that is missing does not compile. */
export type MeaningTable<
  Result,
  Args extends readonly unknown[] = [],
  Kind extends MeaningKind = MeaningKind,
> = {
  readonly [K in Kind]: (meaning: MeaningOf<K>, ...args: Args) => Result;
};

/** Calls the function of a table for a meaning. */
export function byMeaning<Result, Args extends readonly unknown[], Kind extends MeaningKind>(
  table: MeaningTable<Result, Args, Kind>,
  meaning: MeaningOf<Kind>,
  ...args: Args
): Result {
  // The kind comes from the meaning, so the function accepts it, which a union of functions does not express.
  const entry = table[meaning.kind as Kind] as (meaning: MeaningOf<Kind>, ...args: Args) => Result;
  return entry(meaning, ...args);
}
