import type { AppContext } from '../context.ts';
import { closedForms, UNNAMED_MS } from './draftExpiry.ts';
import { removePieces } from './removePieces.ts';

/**
 * Removes drafts that have expired or whose form's deadline has passed, and pieces that no save has named for a day.
 * Returns the number of drafts.
 */
export async function sweepSavedDrafts({
  store,
  documents,
  bundle,
  metrics,
  clock,
}: AppContext): Promise<number> {
  const now = clock();
  const sweep = {
    now,
    closed: closedForms(bundle, now),
    unnamedBefore: new Date(now.getTime() - UNNAMED_MS),
  };
  let expired = 0;
  for (;;) {
    const { drafts, pieces, isDone } = await store.drafts.sweep(sweep);
    await removePieces(documents, pieces);
    expired += drafts;
    if (isDone) break;
  }
  metrics.keptDrafts.set(await store.drafts.count());
  if (expired > 0) metrics.drafts.inc({ event: 'expired' }, expired);
  return expired;
}
