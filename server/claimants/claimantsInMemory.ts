import type { FormName } from '../../transforms/ground/modelNames.ts';
import { own } from '../../transforms/values/own.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Claimant, ClaimantStore } from '../store/store.ts';
import { readClassListFile } from './classListFile.ts';

/** One form's class list, read from its file, as the store would answer about it. */
type ReadClaimants = Pick<ClaimantStore, 'header' | 'matching' | 'byIds'>;

/** Reads a class list to be asked without a database. Raises a ClassListError. */
export async function claimantsInMemory(
  file: string,
  place: { form: FormName; key: ServerKey },
): Promise<ReadClaimants> {
  const rows: Claimant[] = [];
  const { header } = await readClassListFile(file, place, (row) => {
    // As the store does: rows of one id are told apart.
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

/** The same of a form without a class list: nobody is known. */
export const NO_CLAIMANTS: ReadClaimants = {
  header: async () => null,
  matching: async () => [],
  byIds: async () => [],
};
