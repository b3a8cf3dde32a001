import { ES_INTERFACE } from './es/interface.ts';
import { ES_MESSAGES } from './es/messages.ts';

/** Spanish. */
export const ES = { ...ES_MESSAGES, ...ES_INTERFACE };
