import type { BoundKey, StoredDocument } from '../../store/storedClaim.ts';
import type { Accepted } from './accept.ts';

/**
 * What becomes of the models of one submission, step by step in the order of C6-08. Each step throws a ProblemError where
 * it refuses them. The documents are named at the steps that need them: they are written while the rest is judged.
 */
export interface Judging {
  /** Throws where the models are not what the API's description says. */
  requireDescribed(): Promise<void> | void;
  /** Throws where the models are of another configuration than the form's (C2-02, C6-15). */
  requireHashes(): Promise<void> | void;
  /** Throws where they are no claim of the form (R5-39, R8-16). */
  requireReadable(): Promise<void> | void;
  /** Whether they are the content that a key is bound to. */
  isContentOf(bound: BoundKey, documents: readonly StoredDocument[]): Promise<boolean> | boolean;
  /** What is to be stored under this id. Throws where rules, deadline or credentials refuse. */
  accept(id: string, documents: readonly StoredDocument[]): Promise<Accepted> | Accepted;
}
