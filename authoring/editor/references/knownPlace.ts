import type { FileKind } from '../../../bundle/reading/fileKinds.ts';
import type { RuleName } from '../../../transforms/ground/ruleNames.ts';

/** Kind of place in a kind of file. */
export interface KnownPlace {
  in: FileKind;
  /** Pattern of keys from the root: `*` for any key, `**` for any number of them. */
  at: string;
  /** Part of the place: its key, or its value where left out. */
  part?: 'key';
  /** Rules that have it as a parameter. */
  ofRules?: readonly RuleName[];
}

/** Places of conditions and operands. */
export const OPERANDS: readonly [FileKind, string][] = [
  ['models', 'models/**/namedParams/**'],
  ['models', 'models/**/computed/**'],
  ['page', 'skipWhen/**'],
  ['page', 'exits/*/when/**'],
  ['page', 'blocks/**/when/**'],
  ['page', 'blocks/**/required/**'],
  ['page', 'blocks/*/person/**'],
  ['page', 'blocks/**/min/**'],
  ['page', 'blocks/**/max/**'],
  ['settlement', 'forms/*/deadlines/*/when/**'],
  ['settlement', 'contentVariants/*/*/when/**'],
];
