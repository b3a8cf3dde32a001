import type { BoundKey, StoredDocument } from '../../store/storedClaim.ts';
import type { ReceivedDocuments } from '../storedAnswers.ts';
import type { Accepted } from './accept.ts';

/**
 * Judgement of one submission, step by step in the order of C6-08. Each step throws a ProblemError where it refuses the
 * models. Steps that need the documents have them as arguments, because they are written meanwhile.
 */
export interface Judging {
  /** Throws where the models do not match the API's description. */
  requireDescribed(): Promise<void> | void;
  /** Throws where the models are of another configuration than the form's (C2-02, C6-15). */
  requireHashes(): Promise<void> | void;
  /** Throws where the models are no claim of the form (R5-39, R8-16). */
  requireReadable(): Promise<void> | void;
  /** Tests if models and documents are the content that an idempotency key is bound to. */
  isContentOf(bound: BoundKey, documents: readonly StoredDocument[]): Promise<boolean> | boolean;
  /** Returns the claim to store under this id. Throws where rules, deadline or credentials refuse. */
  accept(id: string, written: ReceivedDocuments): Promise<Accepted> | Accepted;
}
