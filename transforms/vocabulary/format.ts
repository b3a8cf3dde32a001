import { FORMATS, type FormatName } from '../values/formats/formats.ts';
import { textOf } from '../values/text.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import { choice } from './shapes.ts';

export interface FormatInstance {
  format: FormatName;
}

const judge: Judge<FormatInstance> = (value, { format: name }, { tools }) => {
  const text = textOf(value);
  return (name === 'iban' ? tools.isIban(text) : FORMATS[name](text)) ? undefined : FAILED;
};

/** A named form with its check digits (C8-08). */
export const format = defineRule({
  judge,
  part: '#claimwright/iban',
  needsPart: ({ format: name }) => name === 'iban',
});

/* @__NO_SIDE_EFFECTS__ */
const formatNames = () => [...Object.keys(FORMATS), 'iban'] as FormatName[];

export const formatAdapter = defineAdapter(format, {
  on: 'field',
  ordinal: ['format'],
  instance: () => ({ format: choice(formatNames()) }),
  build: (read) => ({ format: read.choice('format', formatNames()) }),
  tells: (body) => body,
});
