import { NAMED_FORMATS } from '../values/formats/namedFormats.ts';
import type { FormatInstance } from './format.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

export const formatAuthoring: RuleAuthoring<FormatInstance> = {
  looksAt: 'value',
  reads: ['date'],
  means: ({ format, country, countryField }) => ({
    kind: 'form',
    format,
    ...(country !== undefined && { country }),
    ...(countryField && { countryField }),
  }),
  clauses: ({ format, country, countryField }, { naming }) => {
    const of = countryField ? `, of the country in ${naming.field(countryField)}` : '';
    return clause(
      `It must be ${NAMED_FORMATS[format].words}${country === undefined ? of : `, of the country ${country}`}.`,
    );
  },
};
