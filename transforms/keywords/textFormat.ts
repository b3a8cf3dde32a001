import { isEmpty } from '../values/emptiness.ts';
import { FORMATS, type FormatName } from '../values/formats/formats.ts';
import { textOf } from '../values/text.ts';
import { defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

export interface FormatInstance extends Instance {
  format: FormatName;
}

/** The rule `format` (C8-08): a named form with its check digits. */
export const textFormat: KeywordFunction<FormatInstance> = (value, { format }) =>
  isEmpty(value) || FORMATS[format](textOf(value)) ? undefined : FAILED;

export const textFormatDefinition = defineKeyword('textFormat', { format: { enum: Object.keys(FORMATS) } }, [
  'format',
]);
