import type { MaskCharacters } from '../../transforms/claims/maskCharacters.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { Flag } from '../threads/flag.ts';
import type { LogKey } from './log.ts';

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
  /** Most claims an hour by the same rows, and in addition to one claim; any number where left out. */
  claimsPerHour?: number;
  addedTo: string | null;
  documents: readonly StoredDocument[];
  /** Says yes when they survive a power cut, which is waited for; where it is left out they do. */
  durable?: Flag;
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
