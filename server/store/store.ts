import { ExpectedError } from '../../bundle/expectedError.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { LogKey, LogStamp } from './log.ts';
import type { LogStore } from './logStore.ts';
import type { MailStore } from './mailStore.ts';
import type { ReminderStore } from './reminderStore.ts';
import type {
  AdoptedClaim,
  BoundKey,
  CaptchaUse,
  ChosenClaims,
  ClaimName,
  Committed,
  KeptClaim,
  NewClaim,
  OlderClaim,
  RewrappedClaim,
  TakenOverClaim,
} from './storedClaim.ts';
import type { DraftStore } from './storedDraft.ts';
import type { WrappedKey } from './wrappedKey.ts';

/** Part of `Store` with the claims, the metadata of their documents, and their idempotency keys. */
export interface ClaimStore {
  /**
   * Stores claim, documents and key, redeems the captcha's answer and extends the session in one transaction. A key
   * that is bound already stores nothing. Throws TooManyClaims where the same rows exceed their rate.
   */
  commit(claim: NewClaim): Promise<Committed>;
  boundKey(key: string): Promise<BoundKey | null>;
  byReferenceCode(code: string): Promise<KeptClaim | null>;
  /** Returns the claims that add to a claim, oldest first, without those that are purged. */
  additionsTo(id: string): Promise<KeptClaim[]>;
  /** Yields every chosen claim, oldest first, a few at a time. */
  all(chosen?: ChosenClaims): AsyncIterable<KeptClaim>;
  /** Returns those of the claims that are stored, by id or by reference code. */
  stored(claims: readonly ClaimName[]): Promise<KeptClaim[]>;
  /** Stores claims that were filed elsewhere, in one transaction. Returns the number of new ones. */
  adopt(claims: readonly AdoptedClaim[], witness: LogStamp): Promise<number>;
  /** Returns some of the claims that a version before C13-14 stored, in the order of ids after the given one. */
  older(after: string): Promise<OlderClaim[]>;
  countOlder(): Promise<number>;
  /** Makes what the search for older claims needs while they are taken over, and removes it again. */
  prepareTakeOver(): Promise<void>;
  finishTakeOver(): Promise<void>;
  /** Replaces such a claim by its sealed form. Returns false where another instance did so before. */
  takeOver(claim: TakenOverClaim, witness: LogStamp): Promise<boolean>;
  /** Returns some of the claims whose data key one of these keys wrapped, in the order of ids after the given one. */
  wrappedBy(keys: readonly string[], after: string): Promise<(WrappedKey & { id: string })[]>;
  /** Replaces wrapped keys, unless another instance did so before. */
  rewrap(claims: readonly RewrappedClaim[]): Promise<void>;
  /** Returns those of the keys that belong to a claim or a draft. */
  knownDocuments(keys: readonly string[]): Promise<Set<string>>;
  /** Tests if any claim has a document, or any draft a piece. */
  holdsDocuments(): Promise<boolean>;
}

/** State of a session for one form. */
export interface FormSession {
  /** HMACs of the normalised credentials typed at authorization. */
  credentials: Record<string, string>;
  /** Ids of the class list rows that the credentials match. */
  claimants: string[];
  /** Claim filed earlier, where the form adds to one. */
  addedTo: string | null;
  /** Hashes that recognise the same person on another form. */
  marks?: string[];
  /** Verified e-mail of the wallet account that was logged in to; plain in sessions that an older version began. */
  walletEmail?: SealedText | string;
}

/** Text that was encrypted with a data key of its own. */
export interface SealedText extends WrappedKey {
  text: string;
}

/** State of a session, for all forms that it has opened. */
export interface SessionState {
  storageKey: string;
  /** Time of the last passed captcha, ISO. */
  captchaAt: string;
  /** Time of the last sign-in, ISO; absent in sessions that an older version began. */
  signedInAt?: string;
  /** Hash of the visitor cookie that it began with, the only one whose CSRF tokens it accepts. */
  visitor?: string;
  forms: Partial<Record<FormName, FormSession>>;
}

/** Request that files a claim. */
export interface FilingRequest {
  form: FormName;
  idempotencyKey: string;
}

/** Stored data by which a claim is judged. */
export interface FilingFacts {
  /** Binding of its key, where it was filed before. */
  bound: BoundKey | null;
  /** Rows that the session was authorized by, and the header of the form's class list. */
  rows: StoredClaimant[];
  header: ClassListColumn[] | null;
}

/** Session that has not expired, with the data by which its claim is judged. */
interface ReadSession {
  state: SessionState;
  expiresAt: Date;
  facts?: FilingFacts;
}

/** Part of `Store` with the sessions, by the hash of their id. */
export interface SessionStore {
  /**
   * Reads a session, and the data by which the claim of `filing` is judged in the same turn, because each turn to
   * another thread or machine costs time.
   */
  read(hash: string, now: Date, filing?: FilingRequest): Promise<ReadSession | null>;
  write(hash: string, state: SessionState, expiresAt: Date): Promise<void>;
  prolong(hash: string, expiresAt: Date): Promise<void>;
  remove(hash: string): Promise<void>;
}

/** Column of a class list, with the mark of its title. */
export interface ClassListColumn {
  name: string;
  mark: 'credential' | 'prefill' | 'credential+prefill' | 'private';
}

/** Row of a class list with readable columns, which nothing stores. */
export interface Claimant {
  /**
   * Id that is the same for the same credentials in every import, so that sessions and filed claims still find their
   * row. Rows with the same credentials share it until they are stored.
   */
  id: string;
  columns: Record<string, string>;
  /** HMACs of each credential column, by which it is found. */
  credentials: Record<string, string[]>;
}

/** Row of a class list as it is stored; the store has no key to open it. */
export interface StoredClaimant extends Pick<Claimant, 'id' | 'credentials'> {
  /** Columns encrypted as a whole; as JSON where an older version stored them. */
  columns: string;
  /** Null in rows that an older version stored. */
  key: WrappedKey | null;
}

/** Row of a class list that is being imported. */
export interface NewClaimant extends StoredClaimant {
  key: WrappedKey;
}

/** Stored row that is readable, or whose data key an older key of the server wrapped. */
export interface RowToSeal extends StoredClaimant {
  list: string;
}

/** Row that was sealed, or whose data key was wrapped anew. */
export interface SealedRow {
  list: string;
  id: string;
  /** Sealed columns; null where they stay as they are. */
  columns: string | null;
  key: WrappedKey;
  /** Fingerprint of the key that wrapped it before; null in rows that were readable. */
  wrappedBefore: string | null;
}

/** Numbers of rows that an older version stored. */
export interface UnsealedRows {
  /** Rows that are readable, or whose data key an older key of the server wrapped. */
  rows: number;
  /** Rows in the tables of versions before 0007, which nothing reads. */
  copies: number;
}

/** Part of `Store` with the class lists. */
export interface ClaimantStore {
  header(form: FormName): Promise<ClassListColumn[] | null>;
  /** Begins a list beside the active one. Returns its name. */
  begin(form: FormName, now: Date): Promise<string>;
  /**
   * Adds rows after the first `start` of the list. Rows of one id get a number behind it, in their order. Throws a
   * ListGivenUpError.
   */
  add(list: string, start: number, rows: readonly NewClaimant[], now: Date): Promise<void>;
  /** Activates this list in place of the earlier one. Throws a ListGivenUpError. */
  finish(list: string, about: NewClassList): Promise<void>;
  /** Gives up a list that is being filled. */
  giveUp(list: string): Promise<void>;
  /**
   * Removes some rows of inactive lists, of lists to which nothing was added for an hour, and of the tables of versions
   * before 0007. Returns true where there may be more.
   */
  removeStale(now: Date): Promise<boolean>;
  /** Returns the rows that have, in each of these columns, one of the column's HMACs. */
  matching(form: FormName, credentials: Record<string, readonly string[]>): Promise<StoredClaimant[]>;
  byIds(ids: readonly string[]): Promise<StoredClaimant[]>;
  /** Counts the rows that are readable or that one of these older keys wrapped, and those to remove. */
  unsealed(olderKeys: readonly string[]): Promise<UnsealedRows>;
  /** Returns a batch of these rows, after the first `skip`. */
  toSeal(olderKeys: readonly string[], skip: number): Promise<RowToSeal[]>;
  /** Replaces rows by their sealed form. Leaves out a row that another instance sealed or removed meanwhile. */
  seal(rows: readonly SealedRow[]): Promise<void>;
}

/** Error of a class list that was given up, or to which nothing was added for an hour: its rows are removed. */
export class ListGivenUpError extends ExpectedError {
  constructor() {
    super('The class list that is imported was given up meanwhile. Import it again.');
  }
}

/** Metadata of an imported class list. */
export interface NewClassList {
  form: FormName;
  logKey: LogKey;
  header: ClassListColumn[];
  sha256: string;
  rows: number;
  importedAt: Date;
}

export interface CaptchaUseStore {
  /** Redeems a captcha answer. Returns true the first time. */
  redeem(use: CaptchaUse): Promise<boolean>;
}

/** Rule of the waits between refused tries that a bucket counts. */
export interface AttemptRule {
  bucket: string;
  /** Window after the first try, in which tries count. */
  windowSeconds: number;
  /** Wait before the very first try. */
  firstWait: number;
  /** Tries without a wait. */
  free: number;
  /** Wait after them, which doubles with each further one up to the most. */
  baseWait: number;
  mostWait: number;
}

/** Part of `Store` with the counts of sign-in attempts, by bucket. */
export interface AttemptStore {
  /**
   * Counts one try in every bucket and returns 0; or counts none, where one of them still waits, and returns the
   * seconds. A wait never becomes longer than it was when it began.
   */
  take(rules: readonly AttemptRule[], now: Date): Promise<number>;
  /** Returns the number of tries in each bucket's window. */
  counts(buckets: readonly string[], now: Date): Promise<number[]>;
  /** Counts one try. Returns the number of tries in the window and its end. */
  count(bucket: string, windowSeconds: number, now: Date): Promise<{ count: number; resetsAt: Date }>;
  /** Refunds a counted try that succeeded, and its wait. */
  giveBack(bucket: string): Promise<void>;
}

/** Part of `Store` with texts that are kept for good, by name. */
export interface ModuleStore {
  put(name: string, text: string, now: Date): Promise<void>;
  get(name: string): Promise<string | null>;
  /** Returns the names that begin with a prefix. */
  names(prefix: string): Promise<ReadonlySet<string>>;
}

/** Part of `Store` with the fingerprints of the server keys in use. */
export interface KeyStore {
  /** Tests if any data was made with a key. */
  areNeeded(): Promise<boolean>;
  /** Returns the fingerprints of all keys in use. */
  known(): Promise<string[]>;
  /** Returns the fingerprints of the keys that were in use before this one was: its older ones. */
  usedBefore(fingerprint: string): Promise<string[]>;
  /**
   * Stores the first of these fingerprints as used, unless others are in use that are not among them. Returns those.
   */
  register(held: readonly string[], witness: LogStamp): Promise<string[]>;
}

/** Store of all server data but the bytes of documents. One implementation per engine, one contract suite for all. */
export interface Store {
  claims: ClaimStore;
  drafts: DraftStore;
  reminders: ReminderStore;
  sessions: SessionStore;
  claimants: ClaimantStore;
  captchaUses: CaptchaUseStore;
  attempts: AttemptStore;
  modules: ModuleStore;
  keys: KeyStore;
  log: LogStore;
  mails: MailStore;
  /** Throws where the store cannot be written. */
  ping(): Promise<void>;
  /** Removes what has expired: sessions, captcha answers, attempts. */
  sweep(now: Date): Promise<void>;
  /** Rewrites an embedded database, so that its free pages keep nothing; writing waits meanwhile, reading does not. */
  rewrite(): Promise<void>;
  /** Empties the write-ahead log of an embedded database. Returns false where a reader still uses it. */
  emptyLog(): Promise<boolean>;
  /** Opens what only requests need: the embedded store's own thread for reading. Reads work without it. */
  spread(): Promise<void>;
  close(): Promise<void>;
}
