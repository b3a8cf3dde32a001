import type { MaskCharacters } from '../../transforms/claims/maskCharacters.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { LogKey } from './log.ts';

/** Uploaded document of a stored claim; the document store has its bytes under `key`. */
export interface StoredDocument {
  key: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  /** Result of a virus scanner, `not scanned` without one. */
  scan: string;
}

/** Paths of a claim's encrypted values, and the fingerprint of the key that encrypted them. */
export interface Encrypted {
  /** Paths of the values: `claimDetails.bankAccountNumber`. */
  encrypted: string[];
  /** Key's fingerprint; empty where no value is encrypted. */
  encryptedBy: string;
}

/** Accepted claim to commit. */
export interface NewClaim extends Encrypted {
  /** Key that chains the claim's entry in the log. */
  logKey: LogKey;
  /** Id that encrypted values are bound to; new for each claim. */
  id: string;
  idempotencyKey: string;
  /** Session that filed, stable while its id changes. */
  sessionHash: string;
  contentHash: string;
  sentHash: string;
  form: FormName;
  culture: string;
  /** Claim document as JSON, because a text is sent to another thread in a fraction of the time. */
  claim: string;
  maskCharacters: MaskCharacters;
  configurationHash: string;
  submittedAt: Date;
  claimants: readonly string[];
  /** Maximum claims an hour by the same rows, and additions to one claim; any number where left out. */
  claimsPerHour?: number;
  addedTo: string | null;
  documents: readonly StoredDocument[];
  /** Captcha's answer that came with it, redeemed in the same commit. */
  captchaUse?: CaptchaUse | null;
  /** Session that is extended in the same commit. */
  session?: Prolongation;
}

/** Used captcha answer, by a hash; removed once it would be invalid anyway. */
export interface CaptchaUse {
  hash: string;
  expiresAt: Date;
}

/** Session and its new expiry. */
export interface Prolongation {
  hash: string;
  expiresAt: Date;
}

/** Outcome of a commit: where the captcha's answer had been used before, nothing was stored and nothing is bound. */
export type Committed = { committed: boolean; bound: BoundKey } | { committed: false; bound: null };

export interface StoredClaim {
  id: string;
  form: FormName;
  referenceCode: string;
  culture: string;
  claim: ClaimDocument;
  /** Characters that masks inserted; none for claims that an older version stored. */
  maskCharacters: MaskCharacters;
  /** Paths of values that are encrypted. */
  encrypted: string[];
  configurationHash: string;
  submittedAt: string;
  claimants: string[];
  addedTo: string | null;
  /** True where an earlier claim was authorized by the same class-list row. */
  repeated: boolean;
  /** True where an older version stored it in the clear, and no server was started since. */
  unsealed?: boolean;
  documents: StoredDocument[];
}

/** Imported claim, as it is stored here. */
export interface AdoptedClaim extends StoredClaim, Encrypted {}

/** Unique names of a claim. */
export type ClaimName = Pick<StoredClaim, 'id' | 'referenceCode'>;

/** Choice of claims: all where nothing is set. */
export interface ChosenClaims {
  form?: FormName | undefined;
  /** First time of submission, ISO. */
  since?: string | undefined;
  /** Last claim, in the order of the list. */
  upTo?: Pick<StoredClaim, 'submittedAt' | 'id'> | undefined;
}

/** Content, session and reference code of the claim to which an idempotency key is bound. */
export interface BoundKey {
  /** Hash of the settled claim and its documents. */
  contentHash: string;
  /** Hash of the parts as they were sent: the same under any configuration. */
  sentHash: string;
  sessionHash: string;
  referenceCode: string;
}

/** Stored claim with values that are to be encrypted. */
export interface ClaimToEncrypt {
  id: string;
  form: FormName;
  claim: ClaimDocument;
  maskCharacters: MaskCharacters;
  contentHash: string;
  sentHash: string;
  /** True where credentials and hashes are hidden already. */
  isHidden: boolean;
  /** Paths of values that are encrypted already, and their key; null where an older version stored it. */
  encrypted: string[];
  encryptedBy: string | null;
}

/** Encrypted claim. `encryptedBefore` is the fingerprint of the key that it had when it was read. */
export interface EncryptedClaim extends Encrypted {
  id: string;
  claim: ClaimDocument;
  contentHash: string;
  sentHash: string;
  encryptedBefore: string | null;
}
