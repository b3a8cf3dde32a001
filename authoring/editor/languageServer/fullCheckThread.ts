import { parentPort } from 'node:worker_threads';
import { readBundle } from '../../../bundle/readBundle.ts';
import { OpenTexts } from '../../../bundle/reading/openTexts.ts';
import { crossFileReports } from '../../../bundle/validateBundle.ts';
import type { FullCheckAnswer, FullCheckOrder } from './fullCheck.ts';

/** Bundles that this worker thread has checked, by folder, so that unchanged files are not parsed again. */
const bundles = new Map<string, OpenTexts>();

function textsOf({ directory, texts }: FullCheckOrder): OpenTexts {
  const bundle = bundles.get(directory) ?? new OpenTexts(directory);
  bundles.set(directory, bundle);
  const open = new Map(texts);
  for (const path of bundle.unsaved()) if (!open.has(path)) bundle.set(path, undefined);
  for (const [path, text] of open) bundle.set(path, text);
  return bundle;
}

async function answer(order: FullCheckOrder): Promise<FullCheckAnswer> {
  try {
    const { view } = readBundle(order.directory, textsOf(order));
    return { id: order.id, reports: await crossFileReports(view) };
  } catch (error) {
    // The folder was removed, or the check has a bug: the editor keeps its earlier findings.
    return { id: order.id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (order: FullCheckOrder) => {
  void answer(order).then((reply) => parentPort?.postMessage(reply));
});
