import { createContext } from 'react';
import type { Wizard } from './wizard.ts';

/** Context with the wizard of a page, which summary and confirmation need. */
export const WizardContext = createContext<Wizard | null>(null);
