import { ref } from 'valtio/vanilla';
import { withDefaults } from '../../transforms/claims/claimFields.ts';
import { emptyClaim } from '../../transforms/claims/complete.ts';
import type { ClientIds } from '../../transforms/claims/payload.ts';
import type { ClaimDocument, ClaimRecord, FieldValue, FormPlan } from '../../transforms/claims/types.ts';
import type { ModelName } from '../../transforms/config/names.ts';
import type { Receipt } from './submission.ts';

/** A record that is not finished yet: it lives here, never in the claim document (C3-07, C7-08). */
export interface Draft {
  clientId: string;
  model: ModelName;
  record: ClaimRecord;
  /** What it began with, of a block that shows only the records with this value (C8-14). */
  preset?: ClaimRecord;
  /** The saved record that the draft will replace, where one is being edited. */
  replaces?: string;
  /** The fields that were left once: only these show errors before the draft is finished. */
  touched: string[];
  /** Finishing was refused: every error of the draft is shown. */
  refused: boolean;
  /** Pasted cells that could not be read, by field, until their fields are changed. */
  unread?: Record<string, string>;
  /** The documents that were chosen in it, once any was chosen or taken out (C8-15). */
  documents?: DraftDocuments;
}

/** A document that is chosen in a record: saved with it, dropped with it. */
export interface DraftDocument {
  /** Its place in the record's form: another file that is chosen there takes its place. */
  slot: string;
  /** By which its File is kept, and the document itself once it is saved. */
  clientId: string;
  record: ClaimRecord;
}

export interface DraftDocuments {
  /** The saved documents that the record had when its first one was chosen or taken out. */
  before: string[];
  chosen: DraftDocument[];
}

export interface ClaimState {
  /** What was entered, with values kept aside that are not live now. */
  entered: ClaimDocument;
  /** The settled claim: what is shown, judged and filed. */
  document: ClaimDocument;
  drafts: Draft[];
  /** Fields that were ever edited, by path (R4-07). */
  edited: Record<string, true>;
  /** Fields that were touched or changed: only these show errors before Next (R4-08). */
  dirty: Record<string, true>;
  ids: ClientIds;
  /** The credentials that the server accepted, as JSON; null before. */
  authorizedWith: string | null;
  /** The key of the session in which it accepted them. */
  storageKey: string | null;
  /** The code of the claim that was filed from here; a second submit is impossible once it is set. */
  referenceCode: string | null;
  /** What the server says that it has stored; null before, and after a reload. */
  receipt: Receipt | null;
  /** Kept until the confirmation, so that a retry files nothing twice (C6-08). */
  idempotencyKey: string | null;
}

/** What a reload brings back. */
export type ClaimSnapshot = Omit<ClaimState, 'document'>;

/** A claim with nothing entered but the defaults, by `model.field`; no field counts as edited (R4-06). */
export function newClaimState(
  plan: FormPlan,
  newId: (model: ModelName) => string,
  defaults: Record<string, FieldValue>,
): ClaimState {
  const entered = ref(withDefaults(emptyClaim(plan), defaults));
  const single = plan.models
    .filter((model) => model.kind === 'single')
    .map((model) => [model.name, newId(model.name)]);
  const lists = plan.models.filter((model) => model.kind === 'list').map((model) => [model.name, []]);
  return {
    entered,
    document: entered,
    drafts: [],
    edited: {},
    dirty: {},
    ids: { single: Object.fromEntries(single), lists: Object.fromEntries(lists) },
    authorizedWith: null,
    storageKey: null,
    referenceCode: null,
    receipt: null,
    idempotencyKey: null,
  };
}

/** The claim as it was, settled anew by whoever judges it next. */
export function restoredState(snapshot: ClaimSnapshot): ClaimState {
  const entered = ref(snapshot.entered);
  return { ...snapshot, entered, document: entered };
}

export function snapshotOf(state: ClaimState): ClaimSnapshot {
  const { document: _settled, ...kept } = state;
  // All of it is JSON, and the state's own proxies cannot be cloned.
  return JSON.parse(JSON.stringify(kept));
}
