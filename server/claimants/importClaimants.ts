import type { FormName } from '../../transforms/ground/modelNames.ts';
import { type KeyPlace, loadOrCreateKey } from '../security/loadServerKey.ts';
import { logKeyOf, type ServerKey } from '../security/serverKey.ts';
import { openStore, type StorePlace } from '../store/openStore.ts';
import type { ClaimantStore, NewClaimant, Store } from '../store/store.ts';
import { readClassListFile } from './classListFile.ts';

export interface ImportClaimantsOptions extends StorePlace, KeyPlace {
  file: string;
  form: FormName;
  clock?: () => Date;
}

/** Rows that are held at once, and committed together. */
const BATCH = 1000;

/** Replaces one form's class list as a whole. Returns the number of claimants. */
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
 * Replaces the class list in an open store. The list is filled beside the active one and replaces it at the end: a file
 * with faults changes nothing.
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

/** Adds the rows that `read` passes on, a batch at a time; while a batch is added nothing is read. */
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
