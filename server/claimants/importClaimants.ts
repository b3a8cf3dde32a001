import type { FormName } from '../../transforms/ground/modelNames.ts';
import { type KeyPlace, loadOrCreateKey } from '../security/loadServerKey.ts';
import { logKeyOf, type ServerKey } from '../security/serverKey.ts';
import { openStore, type StorePlace } from '../store/openStore.ts';
import type { ClaimantStore, NewClaimant, Store } from '../store/store.ts';
import { readClassListFile } from './classListFile.ts';

/** Options of an import of a class list, and the locations of the data. */
export interface ImportClaimantsOptions extends StorePlace, KeyPlace {
  file: string;
  form: FormName;
  clock?: () => Date;
}

/** Number of rows that are buffered, and committed together. */
const BATCH = 1000;

/** Opens the store and replaces one form's class list by a file. Returns the number of claimants. */
export async function importClaimants(options: ImportClaimantsOptions): Promise<{ rows: number }> {
  const clock = options.clock ?? (() => new Date());
  const store = await openStore({ ...options, now: clock() });
  try {
    const key = await loadOrCreateKey(options, store, clock());
    return await replaceClassList(store, key, options.form, options.file, clock);
  } finally {
    await store.close();
  }
}

/**
 * Replaces a form's class list in an open store and returns the number of rows. Rows go to a new list, which replaces
 * the active one at the end, so that a file with faults changes nothing.
 */
export async function replaceClassList(
  store: Store,
  key: ServerKey,
  form: FormName,
  file: string,
  clock: () => Date,
): Promise<{ rows: number }> {
  const { claimants } = store;
  const list = await claimants.begin(form, clock());
  try {
    const filling = { claimants, list, clock };
    const about = await fillList(filling, (onRow) => readClassListFile(file, { form, key }, onRow));
    await claimants.finish(list, { form, ...about, importedAt: clock(), logKey: logKeyOf(key) });
    return { rows: about.rows };
  } catch (error) {
    await claimants.giveUp(list);
    throw error;
  } finally {
    for (let more = true; more; ) more = await claimants.removeStale(clock());
  }
}

/**
 * Runs `read` and adds the rows that it passes on to the class list with the id `list`, in batches; `read` waits while
 * a batch is added. Returns the result of `read`.
 */
export async function fillList<T>(
  { claimants, list, clock }: { claimants: ClaimantStore; list: string; clock: () => Date },
  read: (onRow: (row: NewClaimant) => Promise<void> | void) => Promise<T>,
): Promise<T> {
  let batch: NewClaimant[] = [];
  let added = 0;
  const add = async (): Promise<void> => {
    const rows = batch;
    const start = added;
    batch = [];
    added += rows.length;
    await claimants.add(list, start, rows, clock());
  };
  const result = await read((row) => {
    batch.push(row);
    return batch.length < BATCH ? undefined : add();
  });
  if (batch.length > 0) await add();
  return result;
}
