import { placementsOf } from '../../transforms/pages/placements.ts';
import { pageNamed } from '../wizard/pageRoles.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { isOfSignIn } from './savedForm.ts';

/** Tests if a saved form can be continued on the entry page: of a form that files something (C10-11). */
export const offersResume = (wizard: Wizard): boolean => wizard.bundle().form !== 'lookup';

/** Tests if a page of the form offers to save: one with answers that a sign-in does not give, or any after the first. */
export function offersSaving(wizard: Wizard, page: string): boolean {
  if (!offersResume(wizard)) return false;
  const bundle = wizard.bundle();
  const isEntry = bundle.pages[0]?.name === page;
  return (
    !isEntry ||
    placementsOf(pageNamed(bundle, page).page).some(({ model }) => model !== undefined && !isOfSignIn(model))
  );
}
