import { AR_INTERFACE } from './ar/interface.ts';
import { AR_MESSAGES } from './ar/messages.ts';

/** Arabic: Modern Standard. */
export const AR = { ...AR_MESSAGES, ...AR_INTERFACE };
