import { readKept, writeKept } from './keptFiles.ts';
import type { BundleSearchResult } from './searchBundle.ts';
import { type SearchSubject, searchKey } from './searchKey.ts';

/** Result of a search without its measurements, which differ from run to run in nothing that is printed. */
type PrintedResult = Omit<BundleSearchResult, 'measured'>;

/** Kept result, which names earlier findings by their positions. */
interface KeptResult extends Omit<PrintedResult, 'replaced'> {
  replaced: number[];
}

/**
 * Returns the result of a search in a bundle (C12-12). Takes it from `folder` where the same search was kept there;
 * else searches, and keeps the result. Without a folder it searches always.
 */
export async function keptSearch(
  subject: SearchSubject,
  budget: number,
  folder: string | undefined,
): Promise<PrintedResult> {
  if (folder === undefined) return searchAnew(subject, budget);
  const key = searchKey(subject, budget);
  const kept = readKept(folder, key);
  if (kept !== undefined) return restored(JSON.parse(kept), subject);
  const result = await searchAnew(subject, budget);
  writeKept(folder, key, JSON.stringify(keptOf(result, subject)));
  return result;
}

/** Searches a bundle. The import of the search is lazy, so that a kept result is printed quickly. */
async function searchAnew({ read, told, now }: SearchSubject, budget: number): Promise<PrintedResult> {
  const { searchBundle } = await import('./searchBundle.ts');
  return searchBundle(read, told, now, budget);
}

function keptOf(
  { findings, replaced, notes, unsettled, isCut }: PrintedResult,
  { told }: SearchSubject,
): KeptResult {
  return { findings, replaced: replaced.map((finding) => told.indexOf(finding)), notes, unsettled, isCut };
}

function restored(kept: KeptResult, { told }: SearchSubject): PrintedResult {
  return { ...kept, replaced: kept.replaced.flatMap((at) => told[at] ?? []) };
}
