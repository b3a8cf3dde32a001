import type { ConditionFormatter } from '../conditions/formatCondition.ts';
import type { BundleExamples } from '../config/bundleExample.ts';
import type { CompiledCondition, Reference } from '../ground/expressions.ts';
import type { MessageParams } from '../ground/verdict.ts';
import type { RuleMeaning } from './ruleMeaning.ts';

/** Chapter of a rule in the authors' guide. */
export interface RuleGuide {
  /** In Markdown, with links relative to docs/authoring/; editors show the first. */
  paragraphs: readonly [string, ...string[]];
  examples: BundleExamples;
}

/** Description of a rule for authors' tools, in a separate object because no page needs it. */
export interface RuleAuthoring<Body> {
  /** Inputs of its judgement: the value alone, or also the settlement's characters, the day, or the claim. */
  looksAt: 'value' | 'characters' | 'day' | 'claim';
  /** Kinds of values to which it can restrict a field: numbers, dates, or with `other` the value of another field. */
  reads: readonly ('number' | 'date' | 'other')[];
  guide: RuleGuide;
  means(body: Body): RuleMeaning;
  /** Returns its demands in plain words. */
  clauses(body: Body, site: ClauseSite): readonly Clause[];
  /**
   * Returns the names of the parameters of each kind of failure, for a settlement's text that replaces all messages.
   * Absent where the built-in texts name them all.
   */
  fills?(body: Body): readonly (readonly string[])[];
}

/** Description of a rule whose failures have variants, so that `fills` is required. */
export type VariedAuthoring<Body> = RuleAuthoring<Body> & Required<Pick<RuleAuthoring<Body>, 'fills'>>;

/** Failure that a rule can have: the variant that chooses its message, and the parameters that fill it. */
export interface Failing {
  variant?: string;
  params?: MessageParams;
}

/** One demand of a rule as text, with the failures of a value that does not meet it. */
export interface Clause {
  /** Text in plain words; with a condition it ends in a colon. */
  text: string;
  /** Condition under which it applies. */
  when?: CompiledCondition;
  /** Naming for the condition, where it differs from that of the rule. */
  formatter?: ConditionFormatter;
  fails: readonly Failing[];
}

/** Context in which a rule is described. */
export interface ClauseSite {
  isBoolean: boolean;
  formatter: ConditionFormatter;
  /** Key of the list or field that owns the rule, such as `claimTransactions`. */
  list: string;
  /** Reference to the field itself. */
  own: Reference;
  /** Returns the formatter within the records of a list. */
  inside(list: string): ConditionFormatter;
  /** Returns the name of a kind of documents. */
  documentKind(kind: string): string;
  /** Returns a text that matches a pattern; undefined where none was found. */
  example(pattern: string): string | undefined;
}

/** Returns a list of one clause without condition, with its failures; by default one failure without variant. */
export const clause = (text: string, ...fails: readonly Failing[]): readonly Clause[] => [
  { text, fails: fails.length > 0 ? fails : [{}] },
];

/** Formats a number of things: `1 document`, `2 documents`. */
export const count = (number: number | string, thing: string): string =>
  `${number} ${thing}${String(number) === '1' ? '' : 's'}`;

/** Formats the names of fields as a list. */
export const fieldNames = (fields: readonly Reference[], formatter: ConditionFormatter): string =>
  fields.map((field) => formatter.field(field)).join(', ');
