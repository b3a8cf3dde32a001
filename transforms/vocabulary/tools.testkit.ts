import { isDateIn } from '../values/dateFormats.ts';
import { isIban } from '../values/formats/iban.ts';
import { isPhone } from '../values/formats/phone.ts';
import type { RuntimeTools } from './defineRule.ts';

/** What rules ask of libraries, all at once; the product loads what a form needs. */
export const ALL_TOOLS: RuntimeTools = { isDateIn, isIban, isPhone };
