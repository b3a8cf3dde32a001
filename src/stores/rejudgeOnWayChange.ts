import { subscribe } from 'valtio/vanilla';
import { FORM_NAMES, isFormName } from '../../transforms/ground/modelNames.ts';
import type { Authorization } from './authorization.ts';
import type { Claims } from './claims.ts';

/**
 * Judges the open claim of a form again whenever its chosen way in changes, because conditions may depend on it
 * (C8-23).
 */
export function rejudgeOnWayChange({ state }: Authorization, claims: Pick<Claims, 'state'>): void {
  let known = { ...state.ways };
  const changed = () => {
    const before = known;
    known = { ...state.ways };
    for (const form of Object.keys(FORM_NAMES).filter(isFormName))
      if (before[form] !== known[form]) claims.state.open[form]?.judgeNow();
  };
  // Synchronous, so that code right after the change reads the new verdict.
  subscribe(state, changed, true);
}
