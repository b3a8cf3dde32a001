import { useEffect } from 'react';
import { subscribe } from 'valtio/vanilla';
import { labelsAt } from './fieldLabels.ts';
import type { Wizard } from './wizard.ts';

/** Says which answers went because another one was changed: in the live region of short messages (C10-04). */
export function useClearedStatus(wizard: Wizard): void {
  const { cleared } = wizard.claim();
  useEffect(
    () =>
      subscribe(cleared, () => {
        const { app } = wizard;
        const fields = labelsAt(wizard.bundle(), cleared.paths, app.texts());
        if (fields) app.toast.show('Toast_Cleared', undefined, { fields });
      }),
    [wizard, cleared],
  );
}
