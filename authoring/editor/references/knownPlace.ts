import type { FileKind } from '../../../bundle/reading/fileKinds.ts';
import type { RuleName } from '../../../transforms/ground/ruleNames.ts';

/** Positions in files of one kind, as a pattern of JSON keys. */
export interface KnownPlace {
  in: FileKind;
  /** Pattern of keys from the root: `*` for any key, `**` for any number of them. */
  at: string;
  /** `key` where the key itself is meant; the value where left out. */
  part?: 'key';
  /** Rules of which it is a parameter; left out where it is none. */
  ofRules?: readonly RuleName[];
}

/** Positions that may contain operands: kind of file, and pattern of JSON keys. */
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
