import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import type { FormConfiguration, NamedPage } from '../stores/forms.ts';

/** Returns the form's confirmation page; a form without one is never submitted. */
export function confirmationOf(bundle: FormConfiguration): NamedPage | undefined {
  return bundle.pages.find(isConfirmation);
}

/** Returns a page of the form by its name, exit pages included. */
export function pageNamed(bundle: FormConfiguration, name: string): NamedPage {
  const found = [...bundle.pages, ...bundle.exitPages].find((candidate) => candidate.name === name);
  if (!found) throw new Error(`The form ${bundle.form} has no page ${name}.`);
  return found;
}

/** Returns the first page of the sequence that leads to an exit page; undefined for a page of the sequence itself. */
export function exitedFrom(bundle: FormConfiguration, name: string): NamedPage | undefined {
  if (bundle.pages.some((candidate) => candidate.name === name)) return undefined;
  return bundle.pages.find(({ page }) => page.exits?.some((exit) => exit.to === name));
}
