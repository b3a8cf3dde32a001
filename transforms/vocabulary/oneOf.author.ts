import { onPhone } from './examples.author.ts';
import type { OneOfInstance } from './oneOf.ts';
import { type Clause, type ClauseSite, clause, type RuleAuthoring } from './ruleAuthoring.ts';

/** Maximum number of values that are listed one by one. */
const MOST_LISTED = 12;

function oneOfWords({ values = [], list }: OneOfInstance, { formatter, own }: ClauseSite): readonly Clause[] {
  if (list !== undefined) return clause(`Only an answer of the list “${list}” is accepted.`);
  const names = values.map((value) => formatter.literal(value, { ref: own }));
  if (names.length > MOST_LISTED)
    return clause(`Only one of the ${names.length} answers offered is accepted.`);
  return clause(`Only these answers are accepted: ${names.join(', ')}.`);
}

/** Rule `oneOf` for authors' tools: demands in plain words, meaning, guide chapter. */
export const oneOfAuthoring: RuleAuthoring<OneOfInstance> = {
  looksAt: 'value',
  reads: ['number', 'date'],
  means: ({ values, list }) => ({
    kind: 'values',
    ...(values && { values }),
    ...(list !== undefined && { list }),
  }),
  clauses: oneOfWords,
  guide: {
    paragraphs: [
      'One of these values, or a value of the list that `list` names. A list of more than 500 entries is sent to no page: its field searches it, and the server alone judges whether an answer is in it.',
    ],
    examples: [onPhone({ name: 'oneOf', ordinalParams: ['home', 'work'] })],
  },
};
