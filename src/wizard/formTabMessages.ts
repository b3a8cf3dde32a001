import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ClaimSnapshot, TabStanding } from '../stores/claimState.ts';

/** Claim that is transferred from one tab to another. */
export interface TransferredClaim {
  snapshot: ClaimSnapshot;
  configurationHash: string;
  /** The name of the page that was open. */
  page: string;
  /** Its documents and those of its entries, by the ids that they are kept under. */
  files: { id: string; file: File }[];
}

/** Standing of a claim as other tabs receive it. */
export type ToldStanding = TabStanding | 'sending' | 'filed' | 'gone';

/** Event of a form's claim in a tab. */
export type FormTabEvent =
  /** The form was opened, in a document with this mark; `isBack` after a reload. Each tab with the form answers. */
  | { does: 'opens'; mark: string; standing: TabStanding; isBack: boolean }
  /** Standing now: an answer to the document with the mark, or to all. `code` is that of a filed claim. */
  | { does: 'is'; standing: ToldStanding; mark?: string; code?: string }
  /** Another tab's claim is to go on here. */
  | { does: 'asks'; to: string }
  | { does: 'gives'; to: string; claim: TransferredClaim }
  /** Gives back a claim. */
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
