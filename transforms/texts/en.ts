import { EN_INTERFACE } from './en/interface.ts';
import { EN_MESSAGES } from './en/messages.ts';

/** Built-in texts of the product in English, which has every key and is the fallback of all other cultures. */
export const EN = { ...EN_MESSAGES, ...EN_INTERFACE } as const;
