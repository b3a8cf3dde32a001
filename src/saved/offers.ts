import { placementsOf } from '../../transforms/pages/placements.ts';
import type { FormConfiguration } from '../stores/forms.ts';
import { pageNamed } from '../wizard/pageRoles.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { isOfSignIn } from './signInModels.ts';

/** Tests if a saved form can be continued on the entry page: of a form that files, unless the settlement forbids it. */
export const offersResume = ({ app, bundle }: Wizard): boolean =>
  bundle().form !== 'lookup' && app.settlement.settings.resume !== 'off';

/** Tests if a page of the form offers to save: one with answers that a sign-in does not give, or any after the first. */
export function offersSaving(wizard: Wizard, bundle: FormConfiguration, page: string): boolean {
  if (!offersResume(wizard)) return false;
  const isEntry = bundle.pages[0]?.name === page;
  return (
    !isEntry ||
    placementsOf(pageNamed(bundle, page).page).some(({ model }) => model !== undefined && !isOfSignIn(model))
  );
}
