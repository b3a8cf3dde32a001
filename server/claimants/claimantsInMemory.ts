import type { FormName } from '../../transforms/ground/modelNames.ts';
import { own } from '../../transforms/values/own.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { ClaimantStore, StoredClaimant } from '../store/store.ts';
import { readClassListFile } from './classListFile.ts';

/** Class list of one form with the queries of `ClaimantStore`. */
type ReadClaimants = Pick<ClaimantStore, 'header' | 'matching' | 'byIds'>;

/** Returns a class list in memory with the rows of a file, for the sign-ins of cases. Throws a ClassListError. */
export async function claimantsInMemory(
  file: string,
  place: { form: FormName; key: ServerKey },
): Promise<ReadClaimants> {
  const rows: StoredClaimant[] = [];
  const { header } = await readClassListFile(file, place, (row) => {
    // Numbers the rows of one id, as the store does.
    rows.push({ ...row, id: `${row.id}.${rows.length}` });
  });
  return {
    header: async () => header,
    matching: async (_form, sought) => {
      const columns = Object.entries(sought);
      return rows.filter(({ credentials }) =>
        columns.every(([name, hashes]) => own(credentials, name)?.some((hash) => hashes.includes(hash))),
      );
    },
    byIds: async (ids) => rows.filter(({ id }) => ids.includes(id)),
  };
}

/** Class list of a form that has none: no row matches. */
export const NO_CLAIMANTS: ReadClaimants = {
  header: async () => null,
  matching: async () => [],
  byIds: async () => [],
};
