import type { DisplayName, ServerList } from '../../schemas/generated/types.ts';
import type { ClaimDocument } from './claim.ts';
import type { JudgedRule } from './ruleNames.ts';

/**
 * Caller of `judge`. The server ignores requiredOnClientOnly and clientOnly fields (C4-02, C4-23). A browser judges
 * claims that are settled already, in which a record that is not live is null (C8-14); elsewhere a null record is an
 * error (C12-13).
 */
export type Audience = 'browser' | 'server' | 'cli';

/** Ways in past an entry page: by the class list, by a claim already filed, or by the captcha alone. */
export type EntryKind = 'classList' | 'claims' | 'open';

/** Inputs of a judgement beside the claim. */
export interface JudgeContext {
  now: Date;
  /** Character whitelist, or null where it was not fetched. */
  allowedCharacters: string | null;
  culture: string;
  audience: Audience;
  /** Way in of the claimant, where it is known (C8-23). */
  entry?: EntryKind;
  /** Lists of the settlement, by which rules about long ones judge; absent only on a page. */
  lists?: Record<string, ServerList>;
}

/** Values for the `{placeholder}`s of a message. */
export type MessageParams = Record<string, string | number>;

/** Content keys that replace a rule's own message (C2-03). */
export interface MessageKeys {
  default?: string;
  number?: string;
  date?: string;
}

/** Failed rule of a claim, without text: `messageOf` creates its message in a culture. */
export interface ClaimError {
  /** `claimantInfo.lastName`, `claimTransactions.0.items.1.amount`. */
  path: string;
  /**
   * Name of the rule as contract section 4 spells it; `type` or `unknown` for a value of the wrong JSON shape,
   * `computed` for one that differs from its calculation.
   */
  rule: JudgedRule | StructureCode | 'computed';
  /** Message variant, where the rule has several: `min`, `max`, … */
  variant?: string;
  params: MessageParams;
  keys?: MessageKeys;
  /** Display of the values among its parameters on pages (C16-02). */
  display?: DisplayName;
  /** Position of the rule among those of its list, by which a block finds its own (C8-14, C8-15). */
  index?: number;
}

/** Sent value that settling changed: of a field that is not live, or reset by a dependency. */
export interface SettledChange {
  path: string;
  reason: 'notLive' | 'reset';
}

/** Result of judging a claim: the settled claim, its errors, the changes by settling, and its exit. */
export interface Verdict {
  /** Settled claim: complete, computed, with null for all that is not live. */
  claim: ClaimDocument;
  /** In the order of the configuration. */
  errors: ClaimError[];
  /** Values of the wrong JSON type and unknown names; rules were not judged at these paths. */
  structure: ClaimError[];
  changes: SettledChange[];
  /** First exit whose condition holds: its page and the exit page that it leads to (C8-10). */
  exit?: { page: string; to: string };
}

/** Rule name of structural errors in a verdict: a value of the wrong JSON type, or an unknown name. */
export type StructureCode = 'type' | 'unknown';
