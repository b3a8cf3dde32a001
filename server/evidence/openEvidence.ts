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
export function withEvidence<T>(place: EvidencePlace, act: (evidence: Evidence) => Promise<T>): Promise<T> {
  return withRecords(place, async ({ store, documents }) => {
    const key = await loadExistingKey(place, store);
    if (!key) throw new NoEvidenceError(place.dataDir);
    return act({ store, key, documents });
  });
}

/** Runs `act` on store and documents of the data, whose key may be elsewhere. Throws a NoEvidenceError. */
export async function withRecords<T>(
  place: Omit<EvidencePlace, 'serverKey'>,
  act: (records: Omit<Evidence, 'key'>) => Promise<T>,
): Promise<T> {
  if (!holdsStore(place)) throw new NoEvidenceError(place.dataDir);
  const store = await openStore(place);
  try {
    return await act({ store, documents: await openDocuments(place) });
  } finally {
    await store.close();
  }
}
