import { createContext } from 'react';
import type { Wizard } from './wizard.ts';

/** The wizard around a page's blocks: the summary and the confirmation need more than their page. */
export const WizardContext = createContext<Wizard | null>(null);
