import { ExpectedError } from '../../bundle/expectedError.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { LogKey, Witness } from './log.ts';
import type { LogStore } from './logStore.ts';
import type {
  AdoptedClaim,
  BoundKey,
  CaptchaUse,
  ChosenClaims,
  ClaimName,
  Committed,
  NewClaim,
  SealedClaim,
  StoredClaim,
  UnsealedClaim,
} from './storedClaim.ts';

export interface ClaimStore {
  /**
   * Stores claim, documents and key, redeems the captcha's answer and prolongs the session in one transaction. A key
   * that is bound already stores nothing. Throws TooManyClaims where the same rows have filed too many of late.
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
  /** Whether any claim has a document. */
  holdsDocuments(): Promise<boolean>;
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

/** A claim that is being sent. */
export interface Filing {
  form: FormName;
  idempotencyKey: string;
}

/** What a claim that is being sent is judged by. */
export interface FilingFacts {
  /** What its key is bound to, where it was filed before. */
  bound: BoundKey | null;
  /** The rows that the session was authorized by, and the header of the form's class list. */
  rows: Claimant[];
  header: ClassListColumn[] | null;
}

/** A session that has not expired, with what was asked for besides. */
interface ReadSession {
  state: SessionState;
  expiresAt: Date;
  facts?: FilingFacts;
}

export interface SessionStore {
  /** `filing` asks for its facts in the same turn: each turn to another thread or machine is time and processor. */
  read(hash: string, now: Date, filing?: Filing): Promise<ReadSession | null>;
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
export class ListGivenUpError extends ExpectedError {
  constructor() {
    super('The class list that is imported was given up meanwhile. Import it again.');
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
  /** Writes an embedded database anew, so that its free pages keep nothing; writing waits meanwhile, reading does not. */
  rewrite(): Promise<void>;
  close(): Promise<void>;
}
