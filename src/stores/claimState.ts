import { ref } from 'valtio/vanilla';
import { withDefaults } from '../../transforms/claims/claimFields.ts';
import { emptyClaim } from '../../transforms/claims/complete.ts';
import type { ClientIds } from '../../transforms/claims/payload.ts';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import type { FileFinding } from '../../widgets/File/fileNote.ts';
import type { SavedDraftInfo } from '../api/drafts.ts';
import type { Receipt } from './submission.ts';

/** Record that is entered or edited and not yet saved: in this state, never in the claim document (C3-07, C7-08). */
export interface Draft {
  clientId: string;
  model: ModelName;
  record: ClaimRecord;
  /** Initial values that a filtered block presets, so that it shows the record (C8-14). */
  preset?: ClaimRecord;
  /** Id of the saved record that the draft will replace, where one is edited. */
  replaces?: string;
  /** Fields that lost the focus once: only these show errors until saving is attempted. */
  touched: string[];
  /** True once saving was refused: every error of the draft is shown. */
  refused: boolean;
  /** Pasted cells that could not be read, by field, until their fields are changed. */
  unread?: Record<string, string>;
  /** Uploaded documents of the draft, once any was chosen or removed in it (C8-15). */
  documents?: DraftDocuments;
  /** Findings in its files that wait for the claimant's decision, by field or slot of a document (C10-25). */
  findings?: Record<string, FileFinding>;
}

/** Uploaded document that is chosen in a record's draft; it is saved or dropped with that draft. */
export interface DraftDocument {
  /** Slot of the record's form; a new file in the same slot replaces this document. */
  slot: string;
  /** Key of its File in the file store, and the document's id once it is saved. */
  clientId: string;
  record: ClaimRecord;
}

/** Uploaded documents of a record's draft, and those that the record had before. */
export interface DraftDocuments {
  /** Ids of the documents that the record had when the first one was chosen or removed. */
  before: string[];
  chosen: DraftDocument[];
}

/** Ownership of this tab's claim of a form that other tabs have open, too (C10-19). */
export type ClaimOwnership =
  /** This tab owns the claim: it is the only one with it, or the first. */
  | 'holding'
  /** Another tab owns it, and the claimant has not yet chosen how to go on. */
  | 'choosing'
  /** This tab has a claim of its own beside that of another tab. */
  | 'separate'
  /** Another tab has taken the claim over: here it is read-only. */
  | 'handedOver';

/** Tab of a claim, with its id and ownership, as it is announced to other tabs. */
export interface ClaimTab {
  id: string;
  standing: ClaimOwnership;
  /** Id of the tab that has taken the claim over. */
  gaveTo: string | null;
  /** True while the claim is a copy of another tab's answers, until the claimant chooses. */
  isCopy: boolean;
}

/** State of one form's claim in this tab. */
export interface ClaimState {
  /** Entered claim, including values that are not live now. */
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
  /** Storage key of the session in which the server accepted them. */
  storageKey: string | null;
  /** Reference code of the filed claim; once it is set a second submit is impossible. */
  referenceCode: string | null;
  /** Time of filing by the server's clock (ISO, UTC); it survives a reload, as the code does (C16-05). */
  filedAt: string | null;
  /** Receipt of the server for the filed claim; null before, and after a reload. */
  receipt: Receipt | null;
  /** True after a submission without a response: the claim may be filed, whatever refuses the next one (C16-04). */
  mayBeFiled: boolean;
  /** Stored until the confirmation, so that a retry files nothing twice (C6-08). */
  idempotencyKey: string | null;
  /** This tab's id and ownership; null before anybody signed in. */
  tab: ClaimTab | null;
  /** Draft on the server under which the form was saved or opened; null for none. */
  draft: SavedDraft | null;
}

/** Draft on the server that is sealed under a code of the claimant (C10-11). */
export interface SavedDraft {
  /** Resume code, compact; the server gets it only to mail it, on the claimant's wish. */
  code: string;
  /** Name of the draft on the server, by which a filed claim deletes it. */
  locator: string;
  /** Random id of this device's saves, by which it finds its own after a response was lost. */
  device: string;
  /** Save that this device wrote or read last; null before the first response. */
  saved: SavedDraftInfo | null;
  /** Documents whose sealed pieces the server has. */
  documents: DraftFile[];
}

/** File of a draft: its id in the file store, what it is called, and the names of its sealed pieces in order. */
export interface DraftFile {
  id: string;
  name: string;
  type: string;
  lastModified: number;
  size: number;
  pieces: string[];
}

/** Part of the state that is restored after a reload. */
export type ClaimSnapshot = Omit<ClaimState, 'document'>;

/**
 * Creates the state of a new claim that has no values but these defaults, by `model.field`; no field counts as edited
 * (R4-06).
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
    draft: null,
  };
}

/** Creates the state of a restored claim, whose claim document is settled when it is next judged. */
export function restoredState(snapshot: ClaimSnapshot): ClaimState {
  const entered = ref(snapshot.entered);
  const { tab = null, filedAt = null, mayBeFiled = false, draft = null } = snapshot;
  return { ...snapshot, entered, document: entered, tab, filedAt, mayBeFiled, draft };
}

/** Returns the part of the state that is restored after a reload, as plain JSON. */
export function snapshotOf(state: ClaimState): ClaimSnapshot {
  const { document: _settled, ...kept } = state;
  // The state is plain JSON, and `structuredClone` refuses its proxies.
  return JSON.parse(JSON.stringify(kept));
}

/**
 * Returns the ids under which the file store may have files of a claim, each once: of all saved records, of drafts, and
 * of the documents that are chosen in drafts.
 */
export function fileIds({ ids, drafts }: Pick<ClaimSnapshot, 'ids' | 'drafts'>): string[] {
  const begun = drafts.flatMap(({ clientId, documents }) => [
    clientId,
    ...(documents?.chosen ?? []).map((document) => document.clientId),
  ]);
  return [...new Set([...Object.values(ids.lists).flat(), ...begun])];
}
