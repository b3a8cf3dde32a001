import type { MaskCharacters } from '../../transforms/claims/maskCharacters.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { MarkedAt } from '../../transforms/ground/claimMark.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { LogKey } from './log.ts';
import type { MailFacts, NewMail } from './mailStore.ts';
import type { DraftName, RemovedDrafts } from './storedDraft.ts';
import type { WrappedKey } from './wrappedKey.ts';

/** Uploaded document of a claim as it was filed; the document store has its bytes under `key`. */
export interface StoredDocument {
  key: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  /** Result of a virus scanner, `not scanned` without one. */
  scan: string;
}

/** Uploaded document as the store has it. */
export interface SealedDocument {
  key: string;
  /** Size of what was filed, in bytes. */
  size: number;
  /** SHA-256 of the bytes in the document store, which are encrypted. */
  storedSha256: string;
  /** Name, type, SHA-256 and scan, encrypted with the claim's data key. */
  sealed: string;
}

/** Answers and documents of a claim, encrypted with its data key (C13-14). */
export interface SealedAnswers extends WrappedKey {
  /** Claim document and characters of masks. */
  sealed: string;
  documents: SealedDocument[];
}

/** Answers with the mail that is sent for the claim, stored in the same commit. */
export interface MailedAnswers extends SealedAnswers {
  mail?: NewMail | undefined;
}

/** Accepted claim to commit. */
export interface NewClaim extends MailedAnswers {
  /** Key that chains the claim's entry in the log. */
  logKey: LogKey;
  /** Id that the encrypted is bound to; new for each claim. */
  id: string;
  idempotencyKey: string;
  /** Session that filed, stable while its id changes. */
  sessionHash: string;
  contentHash: string;
  sentHash: string;
  form: FormName;
  culture: string;
  configurationHash: string;
  submittedAt: Date;
  claimants: readonly string[];
  /** Maximum claims an hour by the same rows, and additions to one claim; any number where left out. */
  claimsPerHour?: number;
  addedTo: string | null;
  /** Captcha's answer that came with it, redeemed in the same commit. */
  captchaUse?: CaptchaUse | null;
  /** Session that is extended in the same commit. */
  session?: Prolongation;
  /** Draft that it was saved as, which is removed in the same commit. */
  draft?: DraftName;
  /** Members whose reminders of saved forms of this form end in the same commit. */
  reminded?: readonly string[];
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
export type Committed =
  | { committed: boolean; bound: BoundKey; draft?: RemovedDrafts }
  | { committed: false; bound: null };

/** Part of a stored claim that is in the clear: nothing that its claimant wrote. */
export interface ClaimFacts {
  id: string;
  form: FormName;
  referenceCode: string;
  culture: string;
  configurationHash: string;
  submittedAt: string;
  claimants: string[];
  addedTo: string | null;
  /** True where an earlier claim was authorized by the same class-list row. */
  repeated: boolean;
  /** Mails of the claim; left out where there are none. */
  mails?: MailFacts[];
  /** Marks of an administrator, oldest first (C10-13). */
  marks: MarkedAt[];
}

/** Opened claim. */
export interface StoredClaim extends ClaimFacts {
  claim: ClaimDocument;
  /** Characters that masks inserted; none for claims that an older version stored. */
  maskCharacters: MaskCharacters;
  /** True where an older version stored it with credentials in the clear, and it was not encrypted since. */
  unsealed?: boolean;
  documents: StoredDocument[];
}

/** Claim as the store has it: sealed, or as a version before C13-14 stored it, until a server has encrypted it. */
export type KeptClaim = ClaimFacts & (SealedAnswers | OlderAnswers);

/** Answers and documents as a version before C13-14 stored them. */
export interface OlderAnswers {
  older: {
    claim: ClaimDocument;
    maskCharacters: MaskCharacters;
    /** Paths of values that are encrypted. */
    encrypted: string[];
    /** True where credentials are hidden, and hashes keyed. */
    isHidden: boolean;
  };
  documents: StoredDocument[];
}

/** Claim of another server, as it is stored here. */
export type AdoptedClaim = ClaimFacts & SealedAnswers;

/** Claim of an older version, with the hashes of its content. */
export type OlderClaim = ClaimFacts & OlderAnswers & ContentHashes;

/** Claim of an older version that is encrypted now, with keyed hashes of its content. */
export interface TakenOverClaim extends SealedAnswers, ContentHashes {
  id: string;
}

/** Hashes by which a repeated submission is recognised. */
export interface ContentHashes {
  /** Hash of the settled claim and its documents. */
  contentHash: string;
  /** Hash of the parts as they were sent: the same under any configuration. */
  sentHash: string;
}

/** Claim whose data key is to be wrapped anew, or was: by `wrappedBefore` the store tests that nobody else did. */
export interface RewrappedClaim extends WrappedKey {
  id: string;
  wrappedBefore: string;
}

/** Unique names of a claim. */
export type ClaimName = Pick<ClaimFacts, 'id' | 'referenceCode'>;

/** Choice of claims: all where nothing is set. */
export interface ChosenClaims {
  form?: FormName | undefined;
  /** First time of submission, ISO. */
  since?: string | undefined;
  /** Last claim, in the order of the list. */
  upTo?: Pick<ClaimFacts, 'submittedAt' | 'id'> | undefined;
}

/** Content, session and reference code of the claim to which an idempotency key is bound. */
export interface BoundKey extends ContentHashes {
  sessionHash: string;
  referenceCode: string;
}
