import type { Wizard } from '../wizard/wizard.ts';

/** Returns the address of the form's entry page, on which a saved form is opened. */
export const entryAddress = ({ bundle }: Wizard): string =>
  new URL(bundle().pages[0]?.page.path ?? '/', window.location.origin).href;
