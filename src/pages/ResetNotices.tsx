import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Wizard } from '../wizard/wizard.ts';
import { LazyResetNotice } from './lazyBlocks.tsx';

/**
 * Notices about answers that were reset by a change, at the question that reset them, each with an undo until the page
 * is left (C10-04, C10-18, C10-35).
 */
export function ResetNotices({ wizard }: { wizard: Wizard }) {
  const { cleared, shownNotices, forget } = wizard.claim();
  useSnapshot(cleared);
  useEffect(() => forget, [forget]);
  return shownNotices().map((loss) => <LazyResetNotice key={loss.id} wizard={wizard} loss={loss} />);
}
