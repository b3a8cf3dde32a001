import { createContext } from 'react';
import type { Wizard } from './wizard.ts';

/** React context with the wizard of the shown form, which the summary and the confirmation page need. */
export const WizardContext = createContext<Wizard | null>(null);
