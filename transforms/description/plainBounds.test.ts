import { expect, it } from 'vitest';
import type { JsonSchema } from '../form/claimSchema.ts';
import { formOfKinds, sampleOfKind } from '../testing/ruleKinds.testkit.ts';
import type { MeaningKind } from '../vocabulary/ruleMeaning.ts';
import { modelSchemas } from './fieldSchema.ts';

/** Sentence and bounds that the description of a field or list has for the rule of a kind. */
interface Described {
  said?: string;
  bounds?: JsonSchema;
}

const DAY = { pattern: String.raw`^(?:\s*|\d{2}/\d{2}/\d{4})$` };

const DESCRIBED: { readonly [K in MeaningKind]: Described } = {
  number: {
    said: 'A number: at least 123456, at most 123460.',
    bounds: { minimum: 123_456, maximum: 123_460 },
  },
  day: { said: 'A day: at least 02/03/1901, at most 02/06/1901.', bounds: DAY },
  past: { said: 'Before today, in Los Angeles.', bounds: DAY },
  date: { said: 'A date in one of these forms: yyyy-MM-dd.' },
  length: { said: 'Characters: at least 60, where there are any.' },
  pattern: { bounds: { pattern: String.raw`^\s*$|^Q-\d{3}$` } },
  form: { said: 'The value is a Social Security number as it is issued, such as 123-45-6789.' },
  characters: { said: 'Only characters of GET /api/characters-whitelist.' },
  decimals: { said: 'Decimal places: at most 3.' },
  multiple: { said: 'A multiple of 7777.' },
  values: { bounds: { enum: ['by sea', 'by air', null] } },
  answer: { said: 'Required where it is asked for.' },
  noAnswer: { said: 'Empty when claimantInfo.city is "Rome".' },
  assertion: { said: 'Judged together with other answers.' },
  emptyList: { said: 'True where there are no claimTransactions.' },
  someOf: { said: 'Judged together with other answers.' },
  laterThan: { said: 'After past.', bounds: DAY },
  sameAs: { said: 'The same as city.' },
  records: { bounds: { maxItems: 1 } },
  documents: { said: 'Documents are required by other answers.' },
  amount: { said: 'Judged together with other answers.' },
};

const model = formOfKinds();

/** Returns what is written of the field or list that has the rule of a kind. */
function describedAs(kind: string): JsonSchema {
  const { list } = sampleOfKind(kind);
  const plan = model.plan.models.find(({ name }) => name === (list ?? 'claimantInfo'));
  if (!plan) throw new Error('The form lacks a model.');
  const written = modelSchemas(plan, model, () => undefined);
  if (list) return { ...written.list, description: written.said.join(' ') };
  const properties = written.fields.properties as Record<string, JsonSchema>;
  return properties[kind] ?? {};
}

it.each(Object.entries(DESCRIBED))('C14-06: a rule of the kind %s is described', (kind, { said, bounds }) => {
  const description = said === undefined ? {} : { description: expect.stringContaining(said) };
  expect(describedAs(kind)).toMatchObject({ ...description, ...bounds });
});
