/** The tables. Instants are ISO text, documents of any shape are JSON text, flags 0 or 1: the same on every engine. */
export interface Tables {
  claim: ClaimTable;
  document: DocumentTable;
  idempotency: IdempotencyTable;
  session: SessionTable;
  class_list: ClassListTable;
  class_list_version: ClassListVersionTable;
  class_row: ClassRowTable;
  class_credential: ClassCredentialTable;
  claimant: ClaimantTable;
  claimant_credential: ClaimantCredentialTable;
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
  claim: string;
  configuration_hash: string;
  content_hash: string;
  submitted_at: string;
  /** Ids of the class-list rows that the claim was authorized by, as a JSON list. */
  claimants: string;
  /** The claim that this one adds documents to. */
  added_to: string | null;
  /** 1 where an earlier claim was authorized by the same row. */
  repeated: number;
  /** The characters that masks put into its values, as JSON; null in claims that were stored before this was kept. */
  mask_characters: string | null;
  /** 1 where credentials are hidden; null in claims that were stored before they were. */
  sealed: number | null;
  /** The paths of encrypted values, as a JSON list; null in claims that were stored before any were. */
  encrypted: string | null;
  /** The fingerprint of the key that encrypted them; empty where there are none, null as above. */
  encrypted_by: string | null;
  /** What hashes in the log are made with; null once the claim is purged, and in claims that no log tells of yet. */
  salt: string | null;
  /** How the claim was opened, kept when a purge takes what tells it. */
  entry: string | null;
  /** When everything personal was taken from it. */
  purged_at: string | null;
}

export interface DocumentTable {
  key: string;
  claim_id: string;
  position: number;
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  scan: string;
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
  /** The version that counts; null in lists that an older version imported while others were upgraded already. */
  list: string | null;
}

/** What the names of versions begin with that were copied from the tables of an older version. */
export const OLDER = 'older:';

interface ClassListVersionTable {
  list: string;
  form: string;
  /** Rows are added to it; it counts; its rows are to be removed. */
  state: 'filling' | 'active' | 'removed';
  touched_at: string;
}

/** A row of a version of a class list. */
interface ClassRowTable {
  list: string;
  id: string;
  position: number;
  /** The columns that are not credentials only, as a JSON object. */
  columns: string;
  /** HMACs of each credential column, as a JSON object of lists. */
  credentials: string;
}

/** The same HMACs, to find rows by. */
export interface ClassCredentialTable {
  list: string;
  name: string;
  hash: string;
  row_id: string;
}

/** Rows as an older version kept them: they are read by no one, and removed with the next import. */
interface ClaimantTable {
  id: string;
  form: string;
  position: number;
  /** The columns that are not credentials only, as a JSON object. */
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
  /** When the next try may be made, and the seconds that were to be waited then. */
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

/** What was filed and done, each entry chained to the one before it by its hash. */
export interface LogEntryTable {
  chain: number;
  /** From 1, without a gap. */
  position: number;
  at: string;
  kind: string;
  /** The claim's id; empty where it is about no single one. */
  subject: string;
  content: string;
  /** The fingerprint of the key that the hash is made with. */
  key: string;
  hash: string;
}

/** A row for each chain, to be locked by whoever appends to it. */
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
