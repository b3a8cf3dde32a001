import { useSnapshot } from 'valtio/react';
import { DEADLINE_KEYS } from '../../transforms/ground/modelNames.ts';
import { useApp } from '../hooks/useApp.ts';

/** Hook that tests if documents can still be added to a claim that was filed. */
export function useOpenDocuments(): boolean {
  const { settlement, deadlines, culture } = useApp();
  const { active } = useSnapshot(culture.state);
  const isTaken = settlement.forms['documents-upload']?.enabled ?? false;
  return isTaken && deadlines.redirectWhenClosed([DEADLINE_KEYS['documents-upload']], active) === null;
}
