import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ClaimOwnership, ClaimSnapshot } from '../stores/claimState.ts';

/** Claim that is transferred from one tab to another. */
export interface TransferredClaim {
  snapshot: ClaimSnapshot;
  configurationHash: string;
  /** The name of the page that was open. */
  page: string;
  /** Files of its documents, by their ids in the file store. */
  files: { id: string; file: File }[];
}

/**
 * Ownership of a claim as its tab announces it to others: `sending` while a request may file it, `filed` after that,
 * `gone` when the page of the tab is left or its session is over.
 */
export type AnnouncedOwnership = ClaimOwnership | 'sending' | 'filed' | 'gone';

/** Event in the protocol by which tabs agree on the owner of a form's claim. */
export type FormTabEvent =
  /** The form was opened, by a page load with this random mark; `isBack` after a reload. Its other tabs reply. */
  | { does: 'opens'; mark: string; standing: ClaimOwnership; isBack: boolean }
  /**
   * Current ownership: a reply to the page load with the mark, or an announcement to all. `code` is the reference code
   * of a filed claim.
   */
  | { does: 'is'; standing: AnnouncedOwnership; mark?: string; code?: string }
  /** Requests the claim of the tab `to`. */
  | { does: 'asks'; to: string }
  | { does: 'gives'; to: string; claim: TransferredClaim }
  /** Returns a transferred claim to the tab `to`. */
  | { does: 'declines'; to: string };

/** Message between tabs about a form's claim, with its sender: a tab, of a form, in the session with this key. */
export type FormTabMessage = { kind: 'form'; form: FormName; key: string; tab: string } & FormTabEvent;

const ACTS: readonly FormTabEvent['does'][] = ['opens', 'is', 'asks', 'gives', 'declines'];

/** Tests if a message of another tab is about the claim of a form. */
export function isFormTabMessage(data: unknown): data is FormTabMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, form, key, tab, does } = { kind: '', form: '', key: '', tab: '', does: '', ...data };
  if (kind !== 'form' || !ACTS.some((act) => act === does)) return false;
  return [form, key, tab].every((text) => typeof text === 'string' && text !== '');
}
