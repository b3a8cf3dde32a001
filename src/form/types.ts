import type { ValidatorType } from '@rjsf/utils';
import type { ComponentType, ReactNode, Ref } from 'react';
import type {
  ClaimDocument,
  ClaimRecord,
  FieldValue,
  FileDescriptor,
} from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { RecordFilter } from '../../transforms/ground/plan.ts';
import type { RecordLimits } from '../../transforms/pages/recordLimits.ts';
import type {
  ConfirmationRenderBlock,
  PageSchema,
  PageState,
  RecordManagerRenderBlock,
  RowState,
  SummaryRenderBlock,
} from '../../transforms/pages/types.ts';
import type { SearchList } from '../../widgets/context.ts';
import type { FilePlace } from '../../widgets/File/fileNote.ts';
import type { Translate } from '../../widgets/translate.ts';
import type { WalletLogin } from '../../widgets/Wallet/login.ts';
import type { EntryList } from '../stores/draftEntries.ts';
import type { PasteStart, PasteTarget } from '../stores/pasteRecords.ts';
import type { ReadRowState } from './records/rowStates.ts';

/**
 * Visible error messages in the order of the rules, each text once, by path (`claimantInfo.lastName`,
 * `claimTransactions.0.amount`, `documentContexts` for the list itself). The store decides which: those of touched
 * fields, and all of the page after a refused Next.
 */
export type FieldErrorTexts = Readonly<Record<string, readonly string[]>>;

/** Record that is entered or edited and not in the claim document yet. */
export interface RecordDraft {
  id: string;
  /** The saved record that it will replace, or null for a new one. */
  index: number | null;
  values: ClaimRecord;
  /** By field name or path (`items.1.price`); `''` holds those of the draft itself. */
  errors: FieldErrorTexts;
  /** True after a refused save: all its errors are shown. */
  refused?: boolean;
  /** Current states of its fields (`rowState`). */
  states: RowState;
  /** Its documents, where the block has documents (C8-15). */
  documents?: DraftDocumentSlots;
}

/** The documents of a draft, each in its slot. */
export interface DraftDocumentSlots {
  chosen: readonly { slot: string; file: FileDescriptor | null }[];
  /** The slot in which the next is chosen; null where the record may have no more. */
  next: string | null;
  /** Minimum number of documents that the record needs now. */
  least: number;
}

/** Names of the saved files of a list's records, by index. */
export type SavedDocuments = Partial<Record<ModelName, Readonly<Record<number, readonly string[]>>>>;

/** Undoes the last action. */
export type Undo = () => void;

/** Discarded draft, with the function that restores it. */
export interface DroppedDraft {
  /**
   * Returns the index of the saved record that it would replace; null for a new record, undefined where that record was
   * deleted, so that the draft cannot be restored.
   */
  index(): number | null | undefined;
  restore: Undo;
}

/** Actions on the entries of a list within a record, which change the record's draft at once (C8-16). */
export interface EntryActions {
  /** Adds an empty entry and returns its index. */
  addEntry(list: EntryList): number;
  /** Judges an entry with its draft: one with errors shows them from now on; an empty one is deleted. */
  finishEntry(list: EntryList, at: number): 'done' | 'faulty' | 'empty';
  /** Deletes an entry; the returned function restores it at its index. */
  removeEntry(list: EntryList, at: number): Undo;
}

/** Records of a list that a block shows: all, or those that match the filter `only` (C8-14). */
export interface RecordShare {
  model: ModelName;
  /** Path of the errors of the list itself. */
  path: string;
  only?: RecordFilter;
}

/** Actions of a claim page on records and drafts, implemented by the app. Drafts are named by id. */
export interface RecordActions extends EntryActions {
  /** Starts a draft of a block: an empty one, or a copy of a saved record. */
  start(block: RecordShare, index?: number): void;
  /** Returns a test, by index, if a page of the form can edit a record of the list now. */
  editable(model: ModelName): Promise<(index: number) => boolean>;
  /** Opens a saved record where its list is edited, on this page or another, from which Next leads back (C15-04). */
  edit(model: ModelName, index: number): void;
  /** Sets a field of the draft, by its name, or by its path in an entry: `items.1.price`. */
  change(model: ModelName, draft: string, field: string, value: FieldValue): void;
  /** Marks a field of the draft as touched: it shows its errors from now on. */
  touch(model: ModelName, draft: string, field: string): void;
  /**
   * Stores the File of a file field, or of a document slot (`@1`), outside the claim document, and returns its
   * descriptor; null removes it.
   */
  attach(model: ModelName, draft: string, file: File | null, field: string): FileDescriptor | null;
  /** Returns the FilePlace of such a field. */
  filePlace(draft: string, field: string): FilePlace;
  /** Judges the draft and saves it if it is valid; otherwise returns false and shows its errors. */
  finish(model: ModelName, draft: string): boolean;
  /** Finishes the draft of a table row that lost the focus; ignores an empty row (R4-10, C7-08). */
  leave(model: ModelName, draft: string): void;
  /** Shows all errors of a saved record from now on. Returns the fields that have one. */
  check(model: ModelName, index: number): readonly string[];
  /** Finishes the draft of a table row on Done or Enter, without an announcement. */
  finishRow(model: ModelName, draft: string): boolean;
  /** Tests if a draft still exists, because a page may render once more with one that was just discarded. */
  isBegun(draft: string): boolean;
  /** Tests if a draft has input that would be lost with it. */
  isChanged(model: ModelName, draft: string): boolean;
  /** Discards a draft; the result can restore it. */
  cancel(model: ModelName, draft: string): DroppedDraft;
  /** Deletes a saved record; the returned function restores it at its index. */
  remove(model: ModelName, index: number): Undo;
  /** Returns the target of spreadsheet rows that are pasted into a list, from a row on, for `pasteRecords()`. */
  pasteTarget(block: RecordShare, from: PasteStart): PasteTarget;
}

/** Imperative handle of a mounted page. */
export interface ClaimPageHandle {
  /** Commits pending input. Call it before reading the claim. */
  flush(): void;
  /** Submits the page as a press of Next does. */
  submit(): void;
  /** Moves focus to a field, a list or the draft of a list. */
  focusField(path: string): void;
}

/** Components of blocks that need data beyond the page, provided by the app. */
export interface AppBlocks {
  summary?: ComponentType<{ block: SummaryRenderBlock }>;
  confirmation?: ComponentType<{ block: ConfirmationRenderBlock }>;
  /** List of missing documents, above the records until the page shows them as errors. */
  missingDocuments?: ComponentType<{ block: RecordManagerRenderBlock }>;
  /** Date of signing (the server's current day), below a signature with `showDate`. */
  signatureDate?: ComponentType;
}

/** Props of ClaimPage: the page's schema, the claim with its errors and drafts, and the app's handlers. */
export interface ClaimPageProps {
  /** Page to render; the same object until the page or the culture changes. */
  page: PageSchema;
  /** Current states of fields and blocks: hidden, disabled, required, mask. */
  state: PageState;
  /** The claim document. Objects that did not change keep their identity. */
  claim: ClaimDocument;
  errors: FieldErrorTexts;
  /** Messages among them that the settlement's author wrote for their rule. */
  authored: readonly string[];
  /** Number of refused Nexts on this page; the error summary takes the focus at each. */
  attempt: number;
  drafts: Partial<Record<ModelName, readonly RecordDraft[]>>;
  /** File names of the saved records. */
  documents?: SavedDocuments;
  records: RecordActions;
  /** Accepted file extensions, such as `.pdf`; undefined for all. */
  acceptedFiles?: readonly string[] | undefined;
  /** Maximum number of records of each list. */
  limits?: RecordLimits;
  /** The active culture, by which pasted cells are parsed. */
  culture?: string;
  /** Tests if the claim accepts no more answers, because it was wiped or filed since this render. */
  isEnded?: () => boolean;
  /** Stores the value of a field, also of a saved row (`claimTransactions.0.amount`), on blur or after a pause. */
  onCommit(path: string, value: FieldValue): void;
  /** Called before the commit of a field that is still focused: an option was chosen, or typing paused. */
  onAnswering?: (path: string) => void;
  /** Called when a field lost the focus, after its commit. */
  onBlurField(path: string): void;
  /** Called on Next, or Enter in a field, after pending input is committed and before the page is validated. */
  onBeforeNext?: () => void;
  /** Called then: loads rules that the validator lacks, or returns null; Next ends where it resolves to false. */
  missingRules?: () => Promise<boolean> | null;
  /** Called on Next when the validator found no errors. */
  onNext(): void;
  /** Called on Next with the paths of the errors that the validator found. */
  onRefused?: (paths: readonly string[]) => void;
  /** Label of Next, where it is not the page's own. */
  nextLabel?: string | undefined;
  /** Content between the page's title and its questions. */
  above?: ReactNode;
  /** The last page has no Next. */
  isLast?: boolean;
  /** True after the deadline: there is no Next, and the answers stay. */
  isClosed?: boolean;
  /** Undefined on the first page. */
  onBack?: (() => void) | undefined;
  /** A request, a navigation or a captcha is under way: the buttons are disabled (R4-35). */
  busy?: boolean;
  /** RJSF's validator of this page's schema, called on Next: `pageValidator`. */
  validator: ValidatorType;
  /** Searches a list of values on the server (C8-07). */
  searchList?: SearchList;
  /** The login with the wallet that the claim is paid to. */
  wallet?: Promise<WalletLogin> | null;
  /** Translates keys of the product's texts into the active culture. */
  text: Translate;
  rowState?: ReadRowState;
  blocks?: AppBlocks;
  ref?: Ref<ClaimPageHandle>;
}
