import { NAMED_FORMATS } from '../values/formats/namedFormats.ts';
import { PICKED_TEXTS } from '../values/formats/pickedTexts.ts';
import { onPhone } from './examples.author.ts';
import type { FormatInstance } from './format.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

const PICKED = Object.keys(PICKED_TEXTS);
const NAMED = Object.keys(NAMED_FORMATS).filter((name) => !PICKED.includes(name));

/** Rule `format` for authors' tools: demands in plain words, meaning, guide chapter. */
export const formatAuthoring: RuleAuthoring<FormatInstance> = {
  looksAt: 'value',
  reads: ['date'],
  means: ({ format, country, countryField }) => ({
    kind: 'form',
    format,
    ...(country !== undefined && { country }),
    ...(countryField && { countryField }),
  }),
  clauses: ({ format, country, countryField }, { formatter }) => {
    const of = countryField ? `, of the country in ${formatter.field(countryField)}` : '';
    return clause(
      `It must be ${NAMED_FORMATS[format].words}${country === undefined ? of : `, of the country ${country}`}.`,
    );
  },
  guide: {
    paragraphs: [
      `A text of a named form: ${NAMED.join(', ')}; or what a [picker](constructs.md#picker) writes: ${PICKED.join(', ')}. White space around the value does not count.`,
      Object.entries(NAMED_FORMATS)
        .map(([name, { words }]) => `- \`${name}\`: ${words}`)
        .join('\n'),
      'Seconds may stand in each time.',
      "`phone` takes a number with its country's calling code, `+44 20 7946 0958`, however it is grouped; a mask is not needed. `country` lets people leave the code out: it is the two letters of a country, or the field that holds them, such as the one that an address asks for. A page loads what judges such numbers (25 kB) only where its form has the rule; `usPhone` does without.",
    ],
    examples: [
      onPhone({ name: 'format', ordinalParams: ['usPhone'] }),
      onPhone({ name: 'format', ordinalParams: ['phone'], namedParams: { country: 'US' } }),
    ],
  },
};
