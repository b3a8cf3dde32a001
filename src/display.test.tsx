import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { openDetails } from './testing/detailsPage.testkit.ts';
import { MODELS, type PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, heading, press, type } from './testing/visitor.testkit.ts';

freshVisits();

const whileGoods = [{ when: { value: { field: 'kind' }, equals: 'goods' } }];

const models = [
  ...MODELS.filter(({ metadata }) => metadata.dtoMapping !== 'claimTransactions'),
  entry('claimDetails', [
    field('share', [], 'number'),
    field('since', [rule('validDate')], 'date'),
    field('total', [], 'number', { computed: { sum: 'due', of: 'claimTransactions' } }),
  ]),
  entry('claimTransactions', [
    field('kind'),
    field('price', [], 'number'),
    field('bought', [], 'date'),
    field('due', [], 'number', { computed: { multiply: [{ field: 'price' }, 0.75] } }),
  ]),
];

const list = (kind: 'recordManager' | 'recordTable') => ({
  kind,
  id: 'goods',
  model: 'claimTransactions',
  titleKey: 'L_goods',
  fields: [
    { name: 'kind', label: 'L_kind' },
    { name: 'price', label: 'L_price', display: 'money' as const },
    { name: 'bought', label: 'L_bought', display: 'date' as const, dependencies: whileGoods },
    { name: 'due', label: 'L_due', display: 'money' as const },
  ],
});

const details = (kind: 'recordManager' | 'recordTable'): (typeof PAGES)[string] => ({
  blocks: [
    list(kind),
    {
      kind: 'fields',
      id: 'sum',
      model: 'claimDetails',
      fields: [
        { name: 'share', label: 'L_share', display: 'percent' },
        { name: 'since', label: 'L_since', display: 'date' },
        { name: 'total', label: 'L_total', display: 'money', prepended: 'L_sign' },
      ],
    },
    { kind: 'value', id: 'line', labelKey: 'L_line', model: 'claimDetails', name: 'total', display: 'money' },
  ],
});

const content = {
  L_goods: 'Losses',
  L_kind: 'Kind',
  L_price: 'Price',
  L_bought: 'Bought on',
  L_due: 'Due to you',
  L_share: 'Share',
  L_since: 'Member since',
  L_total: 'Total',
  L_line: 'In all',
  L_sign: '$',
};

async function open(kind: 'recordManager' | 'recordTable', culture = 'en') {
  const { app } = await openDetails({
    title: 'Your losses',
    page: details(kind),
    models,
    content,
    summary: [{ kind: 'summary', id: 'all' }],
  });
  if (culture !== 'en') await app.culture.switchTo(culture);
  return app.claims.get('standard');
}

const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s/gu, ' '));
const LOSSES = [
  { kind: 'goods', price: '812.41', bought: '05/17/2018' },
  { kind: 'time', price: 1200, bought: null },
];

describe('how values are displayed', () => {
  it('C8-21: computed values and value lines are amounts at the right, which the claim does not hold', async () => {
    const claim = await open('recordTable');
    claim.setRecords('claimTransactions', LOSSES, ['1', '2']);
    await waitFor(() => expect(textOf('output.cw-value.cw-number')).toEqual(['$1,509.31']));
    expect(textOf('.cw-field--figure > output')).toEqual(['$1,509.31']);
    expect(textOf('dd.cw-number')).toEqual(['$1,509.31']);
    expect(claim.state.document.claimDetails).toMatchObject({ total: '1509.3075' });
    expect(claim.state.entered.claimTransactions).toMatchObject(LOSSES);
  });

  it('C8-21: rows at rest show amounts at the right, and days in words', async () => {
    const claim = await open('recordTable');
    claim.setRecords('claimTransactions', LOSSES, ['1', '2']);
    const cells = await screen.findAllByText('$812.41');
    expect(cells.map((cell) => cell.closest('td')?.className)).toEqual(['cw-number']);
    expect(screen.getByText('May 17, 2018').closest('td')?.className).toBe('');
    expect(screen.getByText('$609.31').closest('td')?.className).toBe('cw-number');
    expect(screen.getByText('$1,200.00')).toBeDefined();
  });

  it('C8-21: what is typed stays as it was typed; the summary displays it', async () => {
    const claim = await open('recordTable');
    type(/Share/, '0.25');
    type(/^Member since/, '05/17/2018');
    for (const label of [/Share/, /^Member since/]) fireEvent.blur(screen.getByLabelText(label));
    await waitFor(() => expect(claim.state.document.claimDetails).toMatchObject({ share: '0.25' }));
    expect(screen.getByLabelText<HTMLInputElement>(/Share/).value).toBe('0.25');
    claim.setRecords('claimTransactions', LOSSES, ['1', '2']);
    press('Next');
    await heading('Check');
    expect(await screen.findByText('25%')).toBeDefined();
    expect(screen.getAllByText('May 17, 2018')).toHaveLength(2);
    expect(screen.getByText('$1,509.31')).toBeDefined();
    expect(screen.getByRole('cell', { name: '$812.41' }).className).toBe('cw-number');
    expect(claim.state.document.claimDetails).toMatchObject({ share: '0.25', since: '05/17/2018' });
  });
});

describe('another culture', () => {
  it('C8-21: amounts and days are written its way on a page in it', async () => {
    const claim = await open('recordTable', 'es');
    claim.setRecords('claimTransactions', [{ ...LOSSES[0], price: '16000' }], ['1']);
    await waitFor(() => expect(textOf('output.cw-value')).toEqual(['12.000,00 $']));
    expect(textOf('dd.cw-number')).toEqual(['12.000,00 $']);
    expect(screen.getByText('17 de mayo de 2018')).toBeDefined();
  });
});

describe('what is not live', () => {
  it('C8-21: a saved record leaves out a question that its other answers leave out', async () => {
    const claim = await open('recordManager');
    claim.setRecords('claimTransactions', LOSSES, ['1', '2']);
    await waitFor(() => expect(document.querySelectorAll('.cw-card')).toHaveLength(2));
    const questions = [...document.querySelectorAll<HTMLElement>('.cw-card')].map((card) =>
      [...card.querySelectorAll('dt')].map(({ textContent }) => textContent),
    );
    expect(questions).toEqual([
      ['Kind', 'Price', 'Bought on', 'Due to you'],
      ['Kind', 'Price', 'Due to you'],
    ]);
    press('Next');
    await heading('Check');
    const cells = within(await screen.findByRole('table', { name: 'Losses' })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).not.toContain('Not given');
  });
});

describe('a draft', () => {
  it('C8-09: shows at once what is calculated of it', async () => {
    await open('recordManager');
    const draft = document.querySelector<HTMLElement>('.cw-draft');
    const due = () => draft?.querySelector('output')?.textContent;
    expect(due()).toBe('Not given');
    type(/Price/, '812.41');
    fireEvent.blur(screen.getByLabelText(/Price/));
    await waitFor(() => expect(due()).toBe('$609.31'));
  });
});
