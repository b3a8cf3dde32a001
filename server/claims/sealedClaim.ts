import type { KeyObject } from 'node:crypto';
import type { MaskCharacters } from '../../transforms/claims/maskCharacters.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { AlteredValueError } from '../security/alteredValue.ts';
import { seal, unseal, unwrapKey, wrapKey } from '../security/envelope.ts';
import { type ServerKey, ServerKeyError } from '../security/serverKey.ts';
import type {
  KeptClaim,
  SealedAnswers,
  SealedDocument,
  StoredClaim,
  StoredDocument,
} from '../store/storedClaim.ts';
import { withPlainNumbers } from './olderNumbers.ts';

/** Document whose bytes are in the document store, encrypted with the claim's data key. */
export interface ReceivedDocument extends StoredDocument {
  /** SHA-256 of the encrypted bytes. */
  storedSha256: string;
}

/** Parts of a claim that are encrypted. */
export interface PlainAnswers {
  claim: ClaimDocument;
  maskCharacters: MaskCharacters;
  documents: readonly ReceivedDocument[];
}

/** Encrypts the answers of the claim `id` and the descriptions of its documents with its data key (C13-14). */
export function sealAnswers(
  key: ServerKey,
  dataKey: KeyObject,
  id: string,
  { claim, maskCharacters, documents }: PlainAnswers,
): SealedAnswers {
  return {
    ...wrapKey(key, dataKey, id),
    sealed: seal(dataKey, JSON.stringify({ claim, maskCharacters }), placeOf(id)),
    documents: documents.map(({ key: name, size, storedSha256, ...document }) => ({
      ...{ key: name, size, storedSha256 },
      sealed: seal(dataKey, JSON.stringify(describe(document)), placeOf(id, name)),
    })),
  };
}

const describe = ({ name, contentType, sha256, scan }: Omit<StoredDocument, 'key' | 'size'>) => ({
  ...{ name, contentType, sha256, scan },
});

/** Opened claim, with the data key of its documents; null where an older version stored them in the clear. */
export interface OpenedClaim {
  claim: StoredClaim;
  dataKey: KeyObject | null;
}

/**
 * Decrypts a stored claim. Throws an AlteredValueError where it was altered, and a ServerKeyError without the key that
 * wrapped its data key; it is null where the data never had one.
 */
export function openClaim(key: ServerKey | null, kept: KeptClaim): OpenedClaim {
  if ('older' in kept) return { claim: olderClaim(key, kept), dataKey: null };
  if (!key) throw new ServerKeyError(`There is no key to open ${owner(kept)} with.`);
  const { sealed, wrappedKey, wrappedBy, documents, ...facts } = kept;
  const dataKey = unwrapKey(key, { wrappedKey, wrappedBy }, facts.id);
  if (!dataKey) throw new AlteredValueError('The data key', owner(kept));
  const opened = unseal(dataKey, sealed, placeOf(facts.id));
  if (!opened) throw new AlteredValueError('The text of the answers', owner(kept));
  const { claim, maskCharacters } = JSON.parse(opened.toString());
  const filed = documents.map((document) => openedDocument(dataKey, kept, document));
  return { claim: { ...facts, claim, maskCharacters, documents: filed }, dataKey };
}

function openedDocument(dataKey: KeyObject, claim: KeptClaim, document: SealedDocument): StoredDocument {
  const { key, size, sealed } = document;
  const opened = unseal(dataKey, sealed, placeOf(claim.id, key));
  if (!opened) throw new AlteredValueError(`The description of the document ${key}`, owner(claim));
  const { name, contentType, sha256, scan } = JSON.parse(opened.toString());
  return { key, name, contentType, size, sha256, scan };
}

function olderClaim(
  key: ServerKey | null,
  { older, ...facts }: Extract<KeptClaim, { older: object }>,
): StoredClaim {
  const { claim, encrypted, maskCharacters, isHidden } = older;
  const plain = key ? withPlainNumbers(key, { ...facts, claim, encrypted }) : claim;
  return { ...facts, claim: plain, maskCharacters, ...(!isHidden && { unsealed: true }) };
}

// By its id, because errors are logged, and who has the code may add documents.
const owner = ({ id }: KeptClaim): string => `the claim ${id}`;

const placeOf = (id: string, document = ''): string => JSON.stringify([id, document]);
