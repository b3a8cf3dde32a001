import { canonicalJson } from '../../transforms/config/hash.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { sha256Hex } from '../bundle/hashes.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { StoredDocument } from '../store/storedClaim.ts';
import type { Parts, SentModel } from './modelParts.ts';

/** Names and hashes, in an order that does not depend on how the parts were sent. */
function documentsOf(documents: readonly StoredDocument[]): string[] {
  return documents.map(({ name, sha256 }) => `${name.normalize('NFC')}\n${sha256}`).sort();
}

/**
 * Same content = the settled claim and its documents; captcha and culture are left out (C6-08), and so is
 * prepopulatedData, which is the server's own.
 */
export function contentHash(claim: ClaimDocument, documents: readonly StoredDocument[]): string {
  const { prepopulatedData: _own, ...filed } = claim;
  return sha256Hex(canonicalJson({ claim: filed, documents: documentsOf(documents) }));
}

/**
 * The content as it was sent, which reads the same under any configuration: a retry after a change of configuration
 * is recognised by it. What completing a claim adds (null, false) is left out.
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

/** What is kept of a hash of content: without the key nobody can try which PIN was in it. */
export const signedContent = (key: ServerKey, hash: string): string => key.sign('content', hash);

/** Whether what is kept is of this content; an older version kept the hash itself. */
export const isContent = (key: ServerKey, hash: string, kept: string): boolean =>
  key.signed('content', hash, kept) || kept === hash;
