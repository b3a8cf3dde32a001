import type { MaskCharacters } from '../../transforms/claims/maskCharacters.ts';
import type { ClaimDocument } from '../../transforms/claims/types.ts';
import type { FormName } from '../../transforms/config/names.ts';
import type { LogKey, Witness } from './log.ts';
import type { LogStore } from './logStore.ts';

/** A document of a claim, as the store knows it: the bytes are in the document store under `key`. */
export interface StoredDocument {
  key: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  /** What a virus scanner said, `not scanned` without one. */
  scan: string;
}

/** Which values of a claim are encrypted, and with which key. */
export interface Encrypted {
  /** The paths of those values: `claimDetails.bankAccountNumber`. */
  encrypted: string[];
  /** The key's fingerprint; empty where no value is encrypted. */
  encryptedBy: string;
}

export interface NewClaim extends Encrypted {
  /** What the claim's entry in the log is chained with. */
  logKey: LogKey;
  /** What encrypted values are bound to; new for each. */
  id: string;
  idempotencyKey: string;
  /** The session that filed, stable while its id changes. */
  sessionHash: string;
  contentHash: string;
  sentHash: string;
  form: FormName;
  culture: string;
  /** The claim document as JSON: another thread is handed a text in a fraction of the time. */
  claim: string;
  maskCharacters: MaskCharacters;
  configurationHash: string;
  submittedAt: Date;
  claimants: readonly string[];
  addedTo: string | null;
  documents: readonly StoredDocument[];
  /** The captcha's answer that came with it: redeemed with the claim, in the one commit. */
  captchaUse?: CaptchaUse | null;
  /** The session that goes on for as long, in the same commit. */
  session?: Prolongation;
}

/** A captcha's answer, by a hash; forgotten when it is no longer good in any case. */
export interface CaptchaUse {
  hash: string;
  expiresAt: Date;
}

/** A session and when it will expire. */
export interface Prolongation {
  hash: string;
  expiresAt: Date;
}

/** What became of a claim: where its captcha's answer had been used before, nothing was stored and nothing is bound. */
export type Committed = { committed: boolean; bound: BoundKey } | { committed: false; bound: null };

export interface StoredClaim {
  id: string;
  form: FormName;
  referenceCode: string;
  culture: string;
  claim: ClaimDocument;
  /** What masks put into its values: none is known of claims that an older version stored. */
  maskCharacters: MaskCharacters;
  /** The paths of values that are encrypted. */
  encrypted: string[];
  configurationHash: string;
  submittedAt: string;
  claimants: string[];
  addedTo: string | null;
  /** An earlier claim was authorized by the same class-list row. */
  repeated: boolean;
  /** An older version stored it in the clear, and no server was started since. */
  unsealed?: boolean;
  documents: StoredDocument[];
}

/** A claim that was filed elsewhere, as it is kept here. */
export interface AdoptedClaim extends StoredClaim, Encrypted {}

/** What no two claims share. */
export type ClaimName = Pick<StoredClaim, 'id' | 'referenceCode'>;

/** Which claims are listed: all where nothing is said. */
export interface ChosenClaims {
  form?: FormName | undefined;
  /** Those submitted then or later, ISO. */
  since?: string | undefined;
  /** Those up to this one and with it, in the order of the list. */
  upTo?: Pick<StoredClaim, 'submittedAt' | 'id'> | undefined;
}

/** What an idempotency key is bound to. */
export interface BoundKey {
  /** Of the settled claim and its documents. */
  contentHash: string;
  /** Of the parts as they were sent: the same under any configuration. */
  sentHash: string;
  sessionHash: string;
  referenceCode: string;
}

/** A stored claim of which something is to be hidden. */
export interface UnsealedClaim {
  id: string;
  form: FormName;
  claim: ClaimDocument;
  maskCharacters: MaskCharacters;
  contentHash: string;
  sentHash: string;
  /** Its credentials and hashes are hidden already. */
  isSealed: boolean;
  /** The paths of values that are encrypted already, and by which key; null where an older version stored it. */
  encrypted: string[];
  encryptedBy: string | null;
}

/** The same, hidden. `encryptedBefore` is what it was encrypted by when it was read. */
export interface SealedClaim extends Encrypted {
  id: string;
  claim: ClaimDocument;
  contentHash: string;
  sentHash: string;
  encryptedBefore: string | null;
}

export interface ClaimStore {
  /**
   * Stores claim, documents and key, redeems the captcha's answer and prolongs the session in one transaction. A key
   * that is bound already stores nothing.
   */
  commit(claim: NewClaim): Promise<Committed>;
  boundKey(key: string): Promise<BoundKey | null>;
  byReferenceCode(code: string): Promise<StoredClaim | null>;
  /** Every claim that is chosen, oldest first, a few at a time. */
  all(chosen?: ChosenClaims): AsyncIterable<StoredClaim>;
  /** Those of the claims that are stored, by id or by reference code. */
  stored(claims: readonly ClaimName[]): Promise<StoredClaim[]>;
  /** Stores claims that were filed elsewhere, in one transaction; answers how many were not there. */
  adopt(claims: readonly AdoptedClaim[], witness: Witness): Promise<number>;
  /** Claims that an older version stored in the clear or that one of these keys encrypted, a few at a time. */
  unsealed(olderKeys: readonly string[]): Promise<UnsealedClaim[]>;
  seal(claims: readonly SealedClaim[], witness: Witness): Promise<void>;
  /** Those of the keys that belong to a claim. */
  knownDocuments(keys: readonly string[]): Promise<Set<string>>;
}

/** What the server remembers of a session, per form. */
export interface FormSession {
  /** HMACs of the normalised credentials typed at authorization. */
  credentials: Record<string, string>;
  claimants: string[];
  /** The claim filed earlier, where the form adds to one. */
  addedTo: string | null;
  /** Hashes by which the same person is known on another form. */
  marks?: string[];
  /** The wallet account that was logged in to for this form's claim: its verified e-mail. */
  walletEmail?: string;
}

export interface SessionState {
  storageKey: string;
  /** When this session last passed a captcha, ISO. */
  captchaAt: string;
  /** When somebody last signed in, ISO; not known of sessions that an older version began, nor is the next. */
  signedInAt?: string;
  /** The hash of the visitor cookie it began with: CSRF tokens of no other are good for it. */
  visitor?: string;
  forms: Partial<Record<FormName, FormSession>>;
}

export interface SessionStore {
  read(hash: string, now: Date): Promise<{ state: SessionState; expiresAt: Date } | null>;
  write(hash: string, state: SessionState, expiresAt: Date): Promise<void>;
  prolong(hash: string, expiresAt: Date): Promise<void>;
  remove(hash: string): Promise<void>;
}

export interface ClassListColumn {
  name: string;
  mark: 'credential' | 'prefill' | 'credential+prefill' | 'private';
}

export interface NewClaimant {
  /**
   * The same for the same credentials in every import, so that sessions and filed claims still find their row. Rows
   * with the same credentials share it.
   */
  id: string;
  columns: Record<string, string>;
  /** HMACs of each credential column, by which it is found. */
  credentials: Record<string, string[]>;
}

export interface Claimant {
  id: string;
  columns: Record<string, string>;
  credentials: Record<string, string[]>;
}

export interface ClaimantStore {
  header(form: FormName): Promise<ClassListColumn[] | null>;
  /** Begins a list beside the one that counts, and answers its name. */
  begin(form: FormName, now: Date): Promise<string>;
  /**
   * Adds some rows, of which `start` came before. Rows of one id get a number behind it, in their order. Throws a
   * ListGivenUpError.
   */
  add(list: string, start: number, rows: readonly NewClaimant[], now: Date): Promise<void>;
  /** From now on this list counts, and the earlier one no more. Throws a ListGivenUpError. */
  finish(list: string, about: NewClassList): Promise<void>;
  /** It will never count. */
  giveUp(list: string): Promise<void>;
  /**
   * Removes some rows that count no more, and those of lists to which nothing was added for an hour. Answers whether
   * there may be more.
   */
  removeStale(now: Date): Promise<boolean>;
  /** Rows on which every one of these columns has one of its HMACs. */
  matching(form: FormName, credentials: Record<string, readonly string[]>): Promise<Claimant[]>;
  byIds(ids: readonly string[]): Promise<Claimant[]>;
}

/** Nothing was added to this list for an hour, or somebody gave it up: its rows are removed. */
export class ListGivenUpError extends Error {
  constructor() {
    super('The class list that is imported was given up meanwhile. Import it again.');
    this.name = 'ListGivenUpError';
  }
}

/** What is kept of a class list as a whole. */
export interface NewClassList {
  form: FormName;
  logKey: LogKey;
  header: ClassListColumn[];
  sha256: string;
  rows: number;
  importedAt: Date;
}

export interface CaptchaUseStore {
  /** True the first time that this answer is seen. */
  redeem(use: CaptchaUse): Promise<boolean>;
}

/** How long who tries in vain has to wait for the next try. */
export interface AttemptRule {
  bucket: string;
  /** When tries are forgotten, from the first of them. */
  windowSeconds: number;
  /** Before the very first try. */
  firstWait: number;
  /** So many tries follow each other without a wait. */
  free: number;
  /** The wait after them, which doubles with each further one up to the most. */
  baseWait: number;
  mostWait: number;
}

export interface AttemptStore {
  /**
   * Counts one try in every bucket and answers 0; or counts none, where one of them still waits, and answers the
   * seconds. A wait never becomes longer than it was when it began.
   */
  take(rules: readonly AttemptRule[], now: Date): Promise<number>;
  /** How many tries each bucket has in its window. */
  counts(buckets: readonly string[], now: Date): Promise<number[]>;
  /** Counts one try; answers how many there are in the window and when it ends. */
  count(bucket: string, windowSeconds: number, now: Date): Promise<{ count: number; resetsAt: Date }>;
  /** Takes one counted try back, and the wait for the next: it succeeded. */
  giveBack(bucket: string): Promise<void>;
}

export interface ModuleStore {
  put(name: string, text: string, now: Date): Promise<void>;
  get(name: string): Promise<string | null>;
}

export interface KeyStore {
  /** Whether anything here was made with a key. */
  areNeeded(): Promise<boolean>;
  /** The fingerprints of all keys in use. */
  known(): Promise<string[]>;
  /** Notes that the first of these fingerprints is used; answers those in use that are not among them, and notes none. */
  register(held: readonly string[], witness: Witness): Promise<string[]>;
}

/** Everything that the server keeps, beside documents. One implementation per engine, one contract suite for all. */
export interface Store {
  claims: ClaimStore;
  sessions: SessionStore;
  claimants: ClaimantStore;
  captchaUses: CaptchaUseStore;
  attempts: AttemptStore;
  modules: ModuleStore;
  keys: KeyStore;
  log: LogStore;
  /** Throws where the store cannot be written. */
  ping(): Promise<void>;
  /** Removes what has expired: sessions, captcha answers, attempts. */
  sweep(now: Date): Promise<void>;
  close(): Promise<void>;
}
