import { FORMATS, type FormatName } from '../values/formats/formats.ts';
import type { RuleAdapter } from './types.ts';

export const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];

export const format: RuleAdapter = {
  name: 'format',
  on: 'field',
  ordinal: ['format'],
  named: [],
  build: (read) => ({ format: read.choice('format', FORMAT_NAMES) }),
};
