import { ref } from 'valtio/vanilla';
import { withDefaults } from '../../transforms/claims/claimFields.ts';
import { emptyClaim } from '../../transforms/claims/complete.ts';
import type { ClientIds } from '../../transforms/claims/payload.ts';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import type { FileFinding } from '../../widgets/File/fileNote.ts';
import type { Receipt } from './submission.ts';

/** Record that is not finished yet. It is in this state, never in the claim document (C3-07, C7-08). */
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
  /** What was found in its files and waits for an answer, by field or place of a document (C10-25). */
  findings?: Record<string, FileFinding>;
}

/** Document that is chosen in a record's draft: saved or dropped with it. */
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

/** Standing of this tab's claim of a form that other tabs have open, too (C10-19). */
export type TabStanding =
  /** The claim of this tab: the only one, or the first. */
  | 'holding'
  /** Another tab was there first, and nothing has been chosen yet. */
  | 'choosing'
  /** A claim by itself beside that of another tab. */
  | 'separate'
  /** Another tab goes on with it: it can be read only. */
  | 'handedOver';

/** Identity and standing of a tab, as other tabs see it. */
export interface ClaimTab {
  id: string;
  standing: TabStanding;
  /** The tab that goes on with the claim, once it was handed over. */
  gaveTo: string | null;
  /** A copy of another tab, with that one's answers until something is chosen. */
  isCopy: boolean;
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
  /** When the claim was filed, by the server (ISO, UTC); it outlasts a reload, as its code does (C16-05). */
  filedAt: string | null;
  /** What the server says that it has stored; null before, and after a reload. */
  receipt: Receipt | null;
  /** A submission of this claim had no answer: whatever refuses the next one, it may be filed (C16-04). */
  mayBeFiled: boolean;
  /** Kept until the confirmation, so that a retry files nothing twice (C6-08). */
  idempotencyKey: string | null;
  /** The tab that it is entered in; null before anybody signed in. */
  tab: ClaimTab | null;
}

/** Part of the state that is restored after a reload. */
export type ClaimSnapshot = Omit<ClaimState, 'document'>;

/**
 * Creates the state of a new claim with nothing but the defaults, by `model.field`; no field counts as edited (R4-06).
 */
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
    filedAt: null,
    receipt: null,
    mayBeFiled: false,
    idempotencyKey: null,
    tab: null,
  };
}

/** Creates the state of a restored claim, whose document is settled when it is next judged. */
export function restoredState(snapshot: ClaimSnapshot): ClaimState {
  const entered = ref(snapshot.entered);
  const { tab = null, filedAt = null, mayBeFiled = false } = snapshot;
  return { ...snapshot, entered, document: entered, tab, filedAt, mayBeFiled };
}

export function snapshotOf(state: ClaimState): ClaimSnapshot {
  const { document: _settled, ...kept } = state;
  // All of it is JSON, and the state's own proxies cannot be cloned.
  return JSON.parse(JSON.stringify(kept));
}

/** Returns the ids of a claim's files: of saved documents, and of drafts. */
export function fileIds({ ids, drafts }: Pick<ClaimSnapshot, 'ids' | 'drafts'>): string[] {
  const begun = drafts.flatMap(({ clientId, documents }) => [
    clientId,
    ...(documents?.chosen ?? []).map((document) => document.clientId),
  ]);
  return [...new Set([...Object.values(ids.lists).flat(), ...begun])];
}
