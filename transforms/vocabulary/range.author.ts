import { onAmount, onDay } from './examples.author.ts';
import type { RangeInstance } from './range.ts';
import { failureOf } from './range.ts';
import { type Clause, clause, type VariedAuthoring } from './ruleAuthoring.ts';

function rangeWords(body: RangeInstance): readonly Clause[] {
  const failure = failureOf(body);
  const { min, max } = { min: '', max: '', ...failure.params };
  const isDate = body.type === 'date';
  const what = isDate ? 'The date' : 'The number';
  const fails = { ...failure, params: { ...failure.params } };
  if (min !== '' && max !== '') return clause(`${what} must be from ${min} to ${max}, both included.`, fails);
  if (min !== '') return clause(`${what} must be ${isDate ? `${min} or later` : `at least ${min}`}.`, fails);
  if (max !== '') return clause(`${what} must be ${isDate ? `${max} or earlier` : `at most ${max}`}.`, fails);
  return clause(isDate ? 'It must be a date.' : 'It must be a number.', fails);
}

/** Rule `range` for authors' tools: demands in plain words, meaning, guide chapter. */
export const rangeAuthoring: VariedAuthoring<RangeInstance> = {
  looksAt: 'value',
  reads: ['number', 'date'],
  means: (body) =>
    body.type === 'number'
      ? { kind: 'number', min: body.min, max: body.max }
      : { kind: 'day', min: body.min, max: body.max },
  clauses: rangeWords,
  fills: ({ min, max }) => [[...(min === null ? [] : ['min']), ...(max === null ? [] : ['max'])]],
  guide: {
    paragraphs: ['Between `min` and `max`, both inclusive; null leaves one open. `type` is number or date.'],
    examples: [
      onAmount({ name: 'range', ordinalParams: [0.01, null] }),
      onDay({ name: 'range', ordinalParams: ['01/01/2015', '12/31/2020'], namedParams: { type: 'date' } }),
    ],
  },
};
