import type { FormName } from '../../transforms/config/names.ts';
import { type KeyPlace, keyOfData } from '../security/matchKey.ts';
import type { ServerKey } from '../security/serverKey.ts';
import { openStore, type StorePlace } from '../store/openStore.ts';
import type { Store } from '../store/store.ts';
import { readClassListFile } from './classListFile.ts';

export interface ImportClaimantsOptions extends StorePlace, KeyPlace {
  file: string;
  form: FormName;
  now?: Date;
}

/** Replaces one form's class list in one transaction; answers how many claimants there are now. */
export async function importClaimants(options: ImportClaimantsOptions): Promise<{ rows: number }> {
  const now = options.now ?? new Date();
  const store = await openStore({ ...options, now });
  try {
    const key = await keyOfData(options, store, now);
    return await replaceClassList(store, key, options.form, options.file, now);
  } finally {
    await store.close();
  }
}

/** The same over a store that is open. A file with faults replaces nothing. */
export async function replaceClassList(
  store: Store,
  key: ServerKey,
  form: FormName,
  file: string,
  importedAt: Date,
): Promise<{ rows: number }> {
  const list = await readClassListFile(file, form, key);
  await store.claimants.replace(form, { ...list, importedAt });
  return { rows: list.rows.length };
}
