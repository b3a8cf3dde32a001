import { ExpectedError } from '../../bundle/expectedError.ts';
import { type DocumentsPlace, openDocuments } from '../documents/openDocuments.ts';
import { type KeyPlace, loadExistingKey } from '../security/loadServerKey.ts';
import { holdsStore, openStore, type StorePlace } from '../store/openStore.ts';
import type { Evidence } from './verify.ts';

/** Locations of claims, documents and key, and the time. */
export interface EvidencePlace extends StorePlace, DocumentsPlace, KeyPlace {
  now: Date;
}

/** Error of a data folder without stored claims. */
class NoEvidenceError extends ExpectedError {
  constructor(dataDir: string) {
    super(`${dataDir} holds no claims that a server has stored. Name its folder with --data DIR`);
  }
}

/** Runs `act` on store, documents and key of the data. Throws a NoEvidenceError and a ServerKeyError. */
export async function withEvidence<T>(
  place: EvidencePlace,
  act: (evidence: Evidence) => Promise<T>,
): Promise<T> {
  if (!holdsStore(place)) throw new NoEvidenceError(place.dataDir);
  const store = await openStore(place);
  try {
    const key = await loadExistingKey(place, store);
    if (!key) throw new NoEvidenceError(place.dataDir);
    return await act({ store, key, documents: await openDocuments(place) });
  } finally {
    await store.close();
  }
}
