import { EVERY_PAGE, type RuntimePart } from '../ground/runtimePart.ts';
import { parseDay } from '../values/day.ts';
import { defineAdapter, type RuleContext } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { listOf, someText } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface ValidDateInstance {
  formats: string[];
}

/**
 * Format of typed dates (C3-04), which is the most frequent one and is parsed without the library.
 */
const TYPED = 'MM/dd/yyyy';

const DATES: RuntimePart = '#claimwright/dates';

const judge: Judge<ValidDateInstance> = (value, { formats }, { tools }) => {
  if (typeof value !== 'string') return FAILED;
  const isDate = (format: string) =>
    format === TYPED ? parseDay(value) !== null : tools.isDateIn(value, format);
  return formats.some(isDate) ? undefined : FAILED;
};

/** Rule that a text is a date in one of the formats (C4-16): date-fns tokens, English names. */
export const validDate = defineRule({
  judge,
  parts: [DATES],
  partOf: ({ formats }) => (formats.every((format) => format === TYPED) ? EVERY_PAGE : DATES),
  kind: 'date',
});

function formatsOf(read: RuleReader<{ formats: 'dateFormat' }>, { isDateFormat }: RuleContext): string[] {
  const given = read.rest();
  if (given.length === 0) return [TYPED];
  return given.map(({ value, place }) => {
    if (typeof value === 'string' && isDateFormat(value)) return value;
    throw place.error(
      'wrong-parameter',
      `${JSON.stringify(value)} is no date format`,
      'Use date-fns tokens, such as MM/dd/yyyy or MMMM d, yyyy.',
    );
  });
}

export const validDateAdapter = defineAdapter(validDate, {
  on: 'field',
  parameters: { formats: 'dateFormat' },
  rest: 'formats',
  instance: () => ({ formats: listOf(someText) }),
  build: (read, context) => ({ formats: formatsOf(read, context) }),
});
