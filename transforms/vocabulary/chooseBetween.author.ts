import type { ChooseBetweenInstance } from './chooseBetween.ts';
import { newField, onPhone } from './examples.author.ts';
import { type Clause, type ClauseSite, clause, fieldNames, type VariedAuthoring } from './ruleAuthoring.ts';

function chooseWords(
  { fields, min, max }: ChooseBetweenInstance,
  { formatter }: ClauseSite,
): readonly Clause[] {
  const of = `of these must be chosen or answered: ${fieldNames(fields, formatter)}.`;
  if (min !== null && min === max)
    return clause(`Exactly ${min} ${of}`, { variant: 'exact', params: { min } });
  const least = min === null ? [] : clause(`At least ${min} ${of}`, { variant: 'min', params: { min } });
  const most = max === null ? [] : clause(`At most ${max} ${of}`, { variant: 'max', params: { max } });
  return [...least, ...most];
}

/** Rule `chooseBetween` for authors' tools: demands in plain words, meaning, guide chapter. */
export const chooseBetweenAuthoring: VariedAuthoring<ChooseBetweenInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ fields, min, max }) => ({ kind: 'someOf', fields, min, max }),
  clauses: chooseWords,
  fills: ({ min, max }) =>
    min === max ? [['min']] : [...(min === null ? [] : [['min']]), ...(max === null ? [] : [['max']])],
  guide: {
    paragraphs: [
      'How many of these fields are chosen: have a value or, where they are boolean, are true. `min` and `max` may be left out or null. Where both are the same number, so many and no others: with 1, exactly one of several ways. It stands on any field of the model, which shows the error; in a [choiceGroup](constructs.md#choicegroup) the group does.',
    ],
    examples: [
      newField('claimantInfo', { name: 'refund', type: 'boolean' }),
      newField('claimantInfo', { name: 'repair', type: 'boolean' }),
      onPhone({
        name: 'chooseBetween',
        ordinalParams: ['refund', 'repair'],
        namedParams: { min: 1, max: 1 },
      }),
    ],
  },
};
