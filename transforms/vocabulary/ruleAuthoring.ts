import type { Naming } from '../conditions/formatCondition.ts';
import type { BundleExamples } from '../config/bundleExample.ts';
import type { CompiledCondition, Reference } from '../ground/expressions.ts';
import type { MessageParams } from '../ground/verdict.ts';
import type { RuleMeaning } from './ruleMeaning.ts';

/** Chapter of a rule in the authors' guide. */
export interface RuleGuide {
  /** In Markdown, with links as from docs/authoring/; editors show the first. */
  paragraphs: readonly [string, ...string[]];
  examples: BundleExamples;
}

/** Facts of a rule that authors' tools need beside its judgement: no page has them. */
export interface RuleAuthoring<Body> {
  /** Scope of its judgement: the value alone, or also the settlement's characters, the day, or the claim. */
  looksAt: 'value' | 'characters' | 'day' | 'claim';
  /** Kinds of values that alone pass: text that is neither number nor date fails, or what another field refuses. */
  reads: readonly ('number' | 'date' | 'other')[];
  guide: RuleGuide;
  means(body: Body): RuleMeaning;
  /** Its demands in plain words. */
  clauses(body: Body, site: ClauseSite): readonly Clause[];
  /** Parameters of each way to fail, of which a text of the settlement's own is shown for all; those of its texts where left out. */
  fills?(body: Body): readonly (readonly string[])[];
}

/** Facts of a rule whose failures have variants. */
export type VariedAuthoring<Body> = RuleAuthoring<Body> & Required<Pick<RuleAuthoring<Body>, 'fills'>>;

/** A way in which a rule fails: its message is chosen by the variant and filled with the parameters. */
export interface Failing {
  variant?: string;
  params?: MessageParams;
}

/** One thing that a rule asks for. */
export interface Clause {
  /** In plain words; with a condition it ends in a colon. */
  text: string;
  /** Condition under which it is asked. */
  when?: CompiledCondition;
  /** Names of things in the condition, where they are not those of the rule's own place. */
  naming?: Naming;
  fails: readonly Failing[];
}

/** Place of a rule, as its words need it. */
export interface ClauseSite {
  isBoolean: boolean;
  naming: Naming;
  /** The list whose rule it is; else the field. */
  list: string;
  /** The field itself. */
  own: Reference;
  /** Names as conditions on the records of a list have them. */
  inside(list: string): Naming;
  /** Name of a kind of documents. */
  documentKind(kind: string): string;
  /** A text that a pattern takes; undefined where none was found. */
  example(pattern: string): string | undefined;
}

/** Returns a clause without condition, which fails in these ways. */
export const clause = (text: string, ...fails: readonly Failing[]): readonly Clause[] => [
  { text, fails: fails.length > 0 ? fails : [{}] },
];

/** Returns a number of things: `1 document`, `2 documents`. */
export const count = (number: number | string, thing: string): string =>
  `${number} ${thing}${String(number) === '1' ? '' : 's'}`;

/** Returns the names of fields, one after another. */
export const fieldNames = (fields: readonly Reference[], naming: Naming): string =>
  fields.map((field) => naming.field(field)).join(', ');
