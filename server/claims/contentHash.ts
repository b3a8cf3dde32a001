import { canonicalJson } from '../../transforms/config/hash.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { sha256Hex } from '../bundle/hashes.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { StoredDocument } from '../store/storedClaim.ts';
import type { Parts, SentModel } from './modelParts.ts';

/** Returns names and hashes of documents, sorted, because their parts may arrive in any order. */
function documentsOf(documents: readonly StoredDocument[]): string[] {
  return documents.map(({ name, sha256 }) => `${name.normalize('NFC')}\n${sha256}`).sort();
}

/**
 * Hashes the settled claim and its uploaded documents, without captcha and culture (C6-08), and without
 * prepopulatedData, which the server adds.
 */
export function contentHash(claim: ClaimDocument, documents: readonly StoredDocument[]): string {
  const { prepopulatedData: _own, ...filed } = claim;
  return sha256Hex(canonicalJson({ claim: filed, documents: documentsOf(documents) }));
}

/**
 * Hashes the models as they were sent with their documents, without the null and false that complete a claim, so that a
 * retry is recognised after a change of configuration.
 */
export function sentHash(form: string, models: Parts, documents: readonly StoredDocument[]): string {
  const { prepopulatedData: _own, ...filed } = models;
  const sent = Object.fromEntries(Object.entries(filed).map(([name, value]) => [name, fieldsOf(value)]));
  return sha256Hex(canonicalJson({ form, sent, documents: documentsOf(documents) }));
}

function fieldsOf(value: SentModel | SentModel[]): unknown {
  if (Array.isArray(value)) return value.map(fieldsOf);
  const fields = Object.entries(value.fields).filter(([, field]) => field !== null && field !== false);
  return Object.fromEntries(fields.map(([name, field]) => [camelCase(name), field]));
}

/** Signs a hash of content with the server's key, so that nobody can find a short PIN in it by trying all. */
export const signedContent = (key: ServerKey, hash: string): string => key.sign('content', hash);

/** Tests if `kept`, a stored signature, is of this hash of content; an older version stored the hash itself. */
export const matchesSignedContent = (key: ServerKey, hash: string, kept: string): boolean =>
  key.signed('content', hash, kept) || kept === hash;
