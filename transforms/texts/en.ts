import { EN_INTERFACE } from './en/interface.ts';
import { EN_MESSAGES } from './en/messages.ts';

/** English: the text of every key, and what is shown where no content and no other culture has one. */
export const EN = { ...EN_MESSAGES, ...EN_INTERFACE } as const;
