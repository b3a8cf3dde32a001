import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { openDetails } from './testing/detailsPage.testkit.ts';
import { MODELS, type PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, press } from './testing/visitor.testkit.ts';

freshVisits();

const models = [
  ...MODELS,
  entry('claimDetails', [
    field('contact', [rule('format', ['email'])]),
    field('confirmEmail', [rule('sameAs', ['contact'])]),
    field('secret', [rule('regularExpression', ['^\\d{4}$'])]),
    field('routing', [rule('format', ['abaRouting'])]),
    field('zip'),
    field('lastName'),
    field('amount', [], 'number'),
    field('agreement', [rule('regularExpression', ['^\\d{8}$'])]),
    field('change', [rule('range', [-500, 500])], 'number'),
    field('degrees', [rule('regularExpression', [], { generic: 'decimal' })]),
    field('story'),
  ]),
];

const details: (typeof PAGES)[string] = {
  blocks: [
    {
      kind: 'fields',
      id: 'asked',
      model: 'claimDetails',
      fields: [
        { name: 'contact' },
        { name: 'confirmEmail', component: 'confirm' },
        { name: 'secret' },
        { name: 'routing', autocomplete: 'off' },
        { name: 'zip', maskName: 'usZip' },
        { name: 'lastName' },
        { name: 'amount', keyboard: 'digits' },
        { name: 'agreement', keyboard: 'text' },
        { name: 'change' },
        { name: 'degrees' },
        { name: 'story' },
      ],
    },
    { kind: 'recordTable', id: 'charges', model: 'claimTransactions', fields: [{ name: 'note' }] },
  ],
};

const ATTRIBUTES = ['type', 'inputmode', 'autocomplete', 'autocapitalize', 'spellcheck', 'enterkeyhint'];

/** The attributes of an input that say how a device helps with it. */
const help = (input: Element) =>
  ATTRIBUTES.map((name) => input.getAttribute(name))
    .map((value) => value ?? '-')
    .join(' ');

it('a phone shows the keyboard for what is typed, by mask, rules and name, unless the page names one', async () => {
  await openDetails({
    title: 'Details',
    page: details,
    models,
  });
  const shown = [...document.querySelectorAll('input')].map(
    (input) => `${input.id.replace('root_claimDetails_', '')}: ${help(input)}`,
  );
  expect(shown).toEqual([
    'contact: text email email none false next',
    'confirmEmail: text email off none false next',
    'secret: text numeric - none false next',
    'routing: text numeric off none false next',
    'zip: text numeric postal-code - false next',
    'lastName: text - - words false next',
    'amount: text numeric - none false next',
    'agreement: text - - - - next',
    'change: text - - none false next',
    'degrees: text - - none false next',
    'story: text - - - - next',
  ]);
  press('Add more');
  expect(help(await screen.findByRole('textbox', { name: /note/i }))).toBe('text - - - - done');
});
