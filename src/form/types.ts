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

/**
 * Visible messages in the order of the rules, each text once, by path (`claimantInfo.lastName`,
 * `claimTransactions.0.amount`, `documentContexts` for the list as a whole). The store decides which: those of touched
 * fields, and all of the page after a refused Next.
 */
export type FieldErrorTexts = Readonly<Record<string, readonly string[]>>;

/** Record that is entered or edited and not in the claim document yet. */
export interface RecordDraft {
  id: string;
  /** The saved record that it will replace, or null for a new one. */
  index: number | null;
  values: ClaimRecord;
  /** By field name or path (`items.1.price`); `''` holds messages about the draft as a whole. */
  errors: FieldErrorTexts;
  /** Whether all its errors are shown: it was refused. */
  refused?: boolean;
  /** What holds for its fields now (`rowState`). */
  states: RowState;
  /** The documents that are chosen in it, of a block that asks for some (C8-15). */
  documents?: DraftDocumentSlots;
}

/** The documents of a draft, each in its slot. */
export interface DraftDocumentSlots {
  chosen: readonly { slot: string; file: FileDescriptor | null }[];
  /** The slot in which the next is chosen; null where the record may have no more. */
  next: string | null;
  /** How many of them the record needs now. */
  least: number;
}

/** Names of the saved files of a list's records, by index. */
export type SavedDocuments = Partial<Record<ModelName, Readonly<Record<number, readonly string[]>>>>;

/** Undoes the last action. */
export type Undo = () => void;

/** A draft that was dropped. */
export interface DroppedDraft {
  /**
   * Where the saved record stands that it would replace: null for a new one, undefined where that record has gone, and
   * the way back with it.
   */
  index(): number | null | undefined;
  restore: Undo;
}

/** Actions on the entries of a list within a record, which are part of its draft at once (C8-16). */
export interface EntryActions {
  /** Begins an entry and answers its place in the list. */
  addEntry(list: EntryList): number;
  /**
   * Judges an entry with its draft. One in which something is wrong shows it from now on; one in which nothing was
   * entered goes.
   */
  finishEntry(list: EntryList, at: number): 'done' | 'faulty' | 'empty';
  /** Deletes an entry; what is answered puts it back where it stood. */
  removeEntry(list: EntryList, at: number): Undo;
}

/** What a page does with records. Every action names its draft by id, so that none reaches another's. */
/** Records of a block: all of its list, or those with one value (C8-14). */
export interface RecordShare {
  model: ModelName;
  /** Where messages about them as a whole stand. */
  path: string;
  only?: RecordFilter;
}

export interface RecordActions extends EntryActions {
  /** Begins a draft of a block: an empty one, or a copy of a saved record. */
  start(block: RecordShare, index?: number): void;
  /** Tests of the list's records, by index, whether a page of the form edits one now. */
  editable(model: ModelName): Promise<(index: number) => boolean>;
  /** Opens a saved record where its list is edited, on this page or another, from which Next leads back (C15-04). */
  edit(model: ModelName, index: number): void;
  /** A field of the draft by its name, or by its path in an entry of a list: `items.1.price`. */
  change(model: ModelName, draft: string, field: string, value: FieldValue): void;
  /** A field of the draft was left: it may show its errors from now on. */
  touch(model: ModelName, draft: string, field: string): void;
  /**
   * Keeps the File of a file field, or of a slot for a document (`@1`), beside the claim, and answers what is recorded
   * of it; null takes it away.
   */
  attach(model: ModelName, draft: string, file: File | null, field: string): FileDescriptor | null;
  /** Returns the place of such a field's file. */
  filePlace(draft: string, field: string): FilePlace;
  /** Judges the whole draft and, where it is valid, saves it. False: it stays, and its errors are shown. */
  finish(model: ModelName, draft: string): boolean;
  /** A table row lost focus to the outside: as finish, but an empty row is passed over (R4-10, C7-08). */
  leave(model: ModelName, draft: string): void;
  /** Shows all errors of a saved record from now on. Returns the fields that have one. */
  check(model: ModelName, index: number): readonly string[];
  /** The same by Enter in a table row: it says nothing, for the row is seen to close. */
  finishRow(model: ModelName, draft: string): boolean;
  /** Tests if a draft is still there: a page may be drawn once more with one that has just been dropped. */
  isBegun(draft: string): boolean;
  /** Tests if a draft holds anything that would be lost with it. */
  isChanged(model: ModelName, draft: string): boolean;
  /** Drops a draft; what is answered puts it back. */
  cancel(model: ModelName, draft: string): DroppedDraft;
  /** Deletes a saved record; what is answered puts it back where it stood. */
  remove(model: ModelName, index: number): Undo;
  /** Where rows from a spreadsheet go that are pasted into a list, from a row on: for `pasteRecords()`. */
  pasteTarget(block: RecordShare, from: PasteStart): PasteTarget;
}

/** Imperative handle of a mounted page. */
export interface ClaimPageHandle {
  /** Commits what was typed and not yet committed. Call it before reading the claim. */
  flush(): void;
  /** Moves focus to a field, a list or the draft of a list. */
  focusField(path: string): void;
}

/** Components of blocks that need more than the page: the app provides them. */
export interface AppBlocks {
  summary?: ComponentType<{ block: SummaryRenderBlock }>;
  confirmation?: ComponentType<{ block: ConfirmationRenderBlock }>;
  /** What is still missing among the documents, above them until the page shows it as errors. */
  missingDocuments?: ComponentType<{ block: RecordManagerRenderBlock }>;
  /** The day of signing: the server's, under a signature that shows it. */
  signatureDate?: ComponentType;
}

export interface ClaimPageProps {
  /** What to render; the same object until the page or the culture changes. */
  page: PageSchema;
  /** What is hidden, disabled, masked and marked now. */
  state: PageState;
  /** The whole claim. Objects that did not change keep their identity. */
  claim: ClaimDocument;
  errors: FieldErrorTexts;
  /** Messages among them that the settlement's author wrote for their rule. */
  authored: readonly string[];
  /** How often Next was refused on this page: each time the error summary takes the focus. */
  attempt: number;
  drafts: Partial<Record<ModelName, readonly RecordDraft[]>>;
  /** Of saved records. */
  documents?: SavedDocuments;
  records: RecordActions;
  /** The endings of the files that are taken, `.pdf`; all where left out. */
  acceptedFiles?: readonly string[] | undefined;
  /** How many records each list may have. */
  limits?: RecordLimits;
  /** The culture in which cells are pasted. */
  culture?: string;
  /** A field's value, once the claimant has left it or paused. Also of saved rows: `claimTransactions.0.amount`. */
  onCommit(path: string, value: FieldValue): void;
  /** The field is being answered, by a choice among options or by typing that paused: its commit follows, it is not left. */
  onAnswering?: (path: string) => void;
  /** A field was left. It comes after the field's commit. */
  onBlurField(path: string): void;
  /** Next was pressed, or Enter in a field: everything typed is committed, and the page is validated after this. */
  onBeforeNext?: () => void;
  /** The validator found nothing: the way on is free. */
  onNext(): void;
  /** The validator found errors at these paths. */
  onRefused?: (paths: readonly string[]) => void;
  /** What Next says now, where that is not the page's own word for it. */
  nextLabel?: string | undefined;
  /** What stands between the page's title and its questions. */
  above?: ReactNode;
  /** The last page has no way on. */
  isLast?: boolean;
  /** The deadline has passed: there is no Next, and what is typed stays. */
  isClosed?: boolean;
  /** Left out on the first page. */
  onBack?: (() => void) | undefined;
  /** A call, a navigation or a captcha is under way: the buttons rest (R4-35). */
  busy?: boolean;
  /** RJSF's validator of this page's schema, asked on Next: `pageValidator`. */
  validator: ValidatorType;
  /** Searches a list that is not at hand (C8-07). */
  searchList?: SearchList;
  /** The login with the wallet that the claim is paid to. */
  wallet?: Promise<WalletLogin> | null;
  /** The page's own texts in the active culture. */
  text: Translate;
  /** What holds for the fields of a saved row, asked only for the row being edited. */
  rowState?: (model: ModelName, index: number) => RowState;
  blocks?: AppBlocks;
  ref?: Ref<ClaimPageHandle>;
}
