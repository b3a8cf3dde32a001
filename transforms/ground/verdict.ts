import type { DisplayName, ServerList } from '../../schemas/generated/types.ts';
import type { ClaimDocument } from './claim.ts';
import type { JudgedRule } from './ruleNames.ts';

/**
 * Who asks for the verdict: the server leaves requiredOnClientOnly and clientOnly fields alone (C4-02, C4-23). The browser has
 * settled the claim before: null in it may be the place of a record that is not live (C8-14), and is none of what arrives (C12-13).
 */
export type Audience = 'browser' | 'server' | 'cli';

/** The ways past an entry page: by the class list, by a claim already filed, or by the captcha alone. */
export type EntryKind = 'classList' | 'claims' | 'open';

/** What a judgement reads beside the claim, afresh each time. */
export interface JudgeContext {
  now: Date;
  /** The fetched whitelist, or null where it was not fetched. */
  allowedCharacters: string | null;
  culture: string;
  audience: Audience;
  /** By which way the claimant came in, where that is known (C8-23). */
  entry?: EntryKind;
  /** The settlement's lists, by which rules about the long ones judge; a page has none, everybody else must. */
  lists?: Record<string, ServerList>;
}

/** A value that fills a `{placeholder}` of a message. */
export type MessageParams = Record<string, string | number>;

/** Content keys that replace a rule's own message (C2-03). */
export interface MessageKeys {
  default?: string;
  number?: string;
  date?: string;
}

/** One failed rule. Text is made of it by `messageOf`; nothing here is in a language. */
export interface ClaimError {
  /** `claimantInfo.lastName`, `claimTransactions.0.items.1.amount`. */
  path: string;
  /**
   * The rule's name as contract section 4 spells it; `type` or `unknown` for a value of the wrong JSON shape,
   * `computed` for another than what is computed.
   */
  rule: JudgedRule | StructureCode | 'computed';
  /** The message variant, where the rule has several: `min`, `max`, … */
  variant?: string;
  params: MessageParams;
  keys?: MessageKeys;
  /** Form in which pages show the values among its parameters (C16-02). */
  display?: DisplayName;
  /** The position of the rule among those of its list, by which a block finds its own (C8-14, C8-15). */
  index?: number;
}

/** A sent value that settling changed: of a field that is not live, or reset by a dependency. */
export interface SettledChange {
  path: string;
  reason: 'notLive' | 'reset';
}

export interface Verdict {
  /** The settled claim: complete, computed, with what is not live set to null. */
  claim: ClaimDocument;
  /** In the order of the configuration. */
  errors: ClaimError[];
  /** Values of the wrong JSON type and unknown names; rules were not judged at these paths. */
  structure: ClaimError[];
  changes: SettledChange[];
  /** The first exit that holds: the page it is on and the exit page it leads to (C8-10). */
  exit?: { page: string; to: string };
}

/** The rule under which a verdict reports what is no claim document: a value of the wrong JSON type, an unknown name. */
export type StructureCode = 'type' | 'unknown';
