import type { ClaimMarkTable } from './claimMarks.ts';
import type { DraftOwnerTable, DraftPieceTable, DraftReminderTable, DraftTable } from './draftTables.ts';
import type { MailState } from './mailState.ts';

/** Tables of the database. Instants are ISO text, structured values JSON text, flags 0 or 1, on every engine. */
export interface Tables {
  claim: ClaimTable;
  claim_mark: ClaimMarkTable;
  document: DocumentTable;
  mail: MailTable;
  idempotency: IdempotencyTable;
  session: SessionTable;
  class_list: ClassListTable;
  class_list_version: ClassListVersionTable;
  class_row: ClassRowTable;
  class_credential: ClassCredentialTable;
  claimant: ClaimantTable;
  claimant_credential: ClaimantCredentialTable;
  draft: DraftTable;
  draft_piece: DraftPieceTable;
  draft_owner: DraftOwnerTable;
  draft_reminder: DraftReminderTable;
  captcha_use: CaptchaUseTable;
  attempt: AttemptTable;
  validator_module: ValidatorModuleTable;
  server_key: ServerKeyTable;
  log_entry: LogEntryTable;
  log_chain: LogChainTable;
  migration: MigrationTable;
  migration_lock: MigrationLockTable;
}

export interface ClaimTable {
  id: string;
  form: string;
  reference_code: string;
  culture: string;
  /** Claim document and characters of masks, sealed with the claim's data key; `{}` once the claim is purged. */
  claim: string;
  configuration_hash: string;
  content_hash: string;
  submitted_at: string;
  /** Ids of the class-list rows that the claim was authorized by, as a JSON list. */
  claimants: string;
  /** Claim that this one adds documents to. */
  added_to: string | null;
  /** 1 where an earlier claim was authorized by the same row. */
  repeated: number;
  /** Data key, wrapped by the server's key; null in claims of an older version, and once the claim is purged. */
  wrapped_key: string | null;
  /** Fingerprint of the server's key that wrapped it; null as above. */
  wrapped_by: string | null;
  /** Of claims of an older version alone: what masks inserted, as JSON. */
  mask_characters: string | null;
  /** Of claims of an older version alone: 1 where credentials are hidden. */
  sealed: number | null;
  /** Of claims of an older version alone: paths of encrypted values, as a JSON list. */
  encrypted: string | null;
  /** Salt of the hashes in the log; null once the claim is purged, and in claims without an entry. */
  salt: string | null;
  /** Way in, stored by a purge, which removes the columns that it follows from. */
  entry: string | null;
  /** Time of the purge. */
  purged_at: string | null;
}

export interface DocumentTable {
  key: string;
  claim_id: string;
  position: number;
  /** Name, type, SHA-256 and scan, sealed with the claim's data key; null in claims of an older version. */
  sealed: string | null;
  /** Of claims of an older version alone, else empty. */
  name: string;
  content_type: string;
  scan: string;
  /** Size of what was filed. */
  size: number;
  /** SHA-256 of the bytes in the document store. */
  sha256: string;
}

/** Outbox, a row for each mail of a claim. */
export interface MailTable {
  id: string;
  claim_id: string;
  kind: string;
  state: MailState;
  attempts: number;
  created_at: string;
  /** Time of the next attempt, or the end of the turn of an instance that sends it now; null once it has ended. */
  next_at: string | null;
  ended_at: string | null;
  /** Address and Message-ID, sealed with the claim's data key; null once it has ended. */
  sealed: string | null;
}

export interface IdempotencyTable {
  key: string;
  content_hash: string;
  sent_hash: string;
  session_hash: string;
  reference_code: string;
  created_at: string;
}

interface SessionTable {
  hash: string;
  state: string;
  expires_at: string;
}

interface ClassListTable {
  form: string;
  header: string;
  sha256: string;
  rows: number;
  imported_at: string;
  /** Active version; null in lists that an older version imported while others were upgraded already. */
  list: string | null;
}

/** Prefix of the names of versions that were copied from the tables of an older version. */
export const OLDER = 'older:';

interface ClassListVersionTable {
  list: string;
  form: string;
  /** Rows are added to it; it is active; its rows are to be removed. */
  state: 'filling' | 'active' | 'removed';
  touched_at: string;
}

/** Row of a version of a class list. */
export interface ClassRowTable {
  list: string;
  id: string;
  position: number;
  /** Columns that are not credentials only, encrypted as a whole; a JSON object in rows of an older version. */
  columns: string;
  /** HMACs of each credential column, as a JSON object of lists. */
  credentials: string;
  /** Data key of the columns, encrypted by the server's key; null in rows of an older version. */
  wrapped_key: string | null;
  /** Fingerprint of the server's key; null as above. */
  wrapped_by: string | null;
}

/** Index of rows by the HMACs of their credentials. */
export interface ClassCredentialTable {
  list: string;
  name: string;
  hash: string;
  row_id: string;
}

/** Rows of a version before 0007: nothing reads them, and a start removes them. */
interface ClaimantTable {
  id: string;
  form: string;
  position: number;
  /** Columns that are not credentials only, as a JSON object. */
  columns: string;
}

interface ClaimantCredentialTable {
  claimant_id: string;
  form: string;
  name: string;
  hash: string;
}

export interface CaptchaUseTable {
  hash: string;
  expires_at: string;
}

export interface AttemptTable {
  bucket: string;
  count: number;
  resets_at: string;
  /** Time of the next try, and the seconds of the wait when it began. */
  opens_at: string | null;
  delay: number | null;
}

interface ValidatorModuleTable {
  name: string;
  text: string;
  created_at: string;
}

interface ServerKeyTable {
  fingerprint: string;
  first_used_at: string;
}

/** Log of claims and acts, each entry chained to the one before it by its hash. */
export interface LogEntryTable {
  chain: number;
  /** Position from 1, without a gap. */
  position: number;
  at: string;
  kind: string;
  /** Claim's id; empty for an act on many. */
  subject: string;
  content: string;
  /** Fingerprint of the key of the hash. */
  key: string;
  hash: string;
}

/** Row of each chain, which an append locks. */
interface LogChainTable {
  chain: number;
}

interface MigrationTable {
  name: string;
  applied_at: string;
}

interface MigrationLockTable {
  id: number;
  taken: number;
}
