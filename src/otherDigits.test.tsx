import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { openDetails } from './testing/detailsPage.testkit.ts';
import { MODELS } from './testing/smallForm.testkit.ts';
import { freshVisits, type } from './testing/visitor.testkit.ts';

freshVisits();

const models = [
  ...MODELS,
  entry('claimDetails', [
    field('unit', [rule('regularExpression', ['^\\(\\d{2}\\) \\d{3}$'])]),
    field('mail', [rule('format', ['email'])]),
    field('helper', [], 'string', { clientOnly: true }),
    field('story', [rule('regularExpression', ['^.{1,40}$'])]),
  ]),
];
const names = ['unit', 'mail', 'helper', 'story'];
const page = {
  blocks: [
    {
      kind: 'fields' as const,
      id: 'asked',
      model: 'claimDetails',
      fields: names.map((name) => ({ name, label: `L_${name}` })),
    },
  ],
};

it('C10-21: digits of every script are folded where no letter can stand, by a format and in what no server sees; free text stays', async () => {
  const content = Object.fromEntries(names.map((name) => [`L_${name}`, name]));
  const { app } = await openDetails({ page, title: 'Digits', models, content });
  for (const name of names) type(new RegExp(`^${name}`), '(١٢) ٣٤٥');
  const details = () => app.claims.state.open.standard?.state.document.claimDetails;
  await waitFor(() =>
    expect(details()).toMatchObject({
      unit: '(12) 345',
      mail: '(12) 345',
      helper: '(12) 345',
      story: '(١٢) ٣٤٥',
    }),
  );
  expect(screen.getByLabelText(/^unit/)).toHaveProperty('value', '(12) 345');
});
