import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { entry, field, rule } from '../../../transforms/testing/forms.testkit.ts';
import { renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import { checkPageWith } from '../../testing/checkPage.testkit.ts';
import { MODELS } from '../../testing/smallForm.testkit.ts';
import { freshVisits, press, readBlobs, toSummary, type } from '../../testing/visitor.testkit.ts';

export const costly = { value: { field: 'amountClaimed' }, greaterThan: 10 } as const;

const DEMAND = rule('documentsRequired', undefined, {
  documents: [{ kind: 'receipt', per: 'claimTransactions', when: costly }],
});

export const MODELS_HERE = [
  ...MODELS.filter(({ metadata }) => !/documentContexts|claimTransactions/i.test(metadata.dtoMapping)),
  {
    ...entry('documentContexts', [
      field('file', [rule('required')], 'file'),
      field('kind', [rule('required')]),
      field('claimTransactionId'),
    ]),
    rules: [DEMAND],
  },
  entry('claimTransactions', [
    field('note'),
    field('amountClaimed', [rule('required')], 'number'),
    field('claimTransactionId'),
  ]),
];

export const COMMON = {
  id: 'losses',
  titleKey: 'Losses',
  model: 'claimTransactions',
  allowEdit: true,
  addLabelKey: 'Add a loss',
  documents: { kind: 'receipt' },
  fields: [
    { name: 'note', label: 'What was lost' },
    { name: 'amountClaimed', label: 'Value' },
  ],
};

export const MANAGER = {
  ...COMMON,
  kind: 'recordManager',
  draftOnInit: false,
  draftAfterFinish: false,
  finishLabelKey: 'Save the loss',
};

/** A form whose last page has this block of losses; a receipt is demanded of the costly ones. */
export const withBlock = (block: object): TestAppOptions =>
  ({
    models: MODELS_HERE,
    content: { DocumentKind_receipt: 'Receipt' },
    pages: checkPageWith(block),
  }) as unknown as TestAppOptions;

/** What jsdom lacks, before each test; afterwards the page is empty again. */
export function documentHooks(): void {
  freshVisits();
  beforeEach(readBlobs);
}

export const MISSING = /A document is missing: Receipt/;
export const file = (name: string, text = 'abc') =>
  new File([`%PDF-${text}`], name, { type: 'application/pdf' });
/** The place for a document that is called so, whether it bears the required mark or not. */
export const place = (label: string) =>
  screen.getByLabelText((text) => text.replace(/[\s\u00a0]*\*$/, '') === label);
/** The button that the place shows, which takes the focus. */
export const placeButton = (label: string) => {
  const [button] = within(place(label).parentElement as HTMLElement).getAllByRole('button');
  return button;
};
export const choose = (label: string, chosen: File) =>
  fireEvent.change(place(label), { target: { files: [chosen] } });
export const block = () => within(screen.getByRole('region', { name: 'Losses' }));

export async function atLosses(over: object = {}, options: TestAppOptions = {}) {
  const made = await renderApp({ ...withBlock({ ...MANAGER, ...over }), ...options });
  await toSummary();
  const claim = () => made.app.claims.get('standard');
  const list = (model: 'claimTransactions' | 'documentContexts') =>
    (claim().state.document[model] ?? []) as Record<string, unknown>[];
  const names = () => list('documentContexts').map((one) => (one.file as { name: string }).name);
  return { ...made, claim, list, names };
}

export function begin(note: string, amount: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
  type(/^What was lost/, note);
  type(/^Value/, amount);
}

export async function addLoss(note: string, amount: string, ...files: string[]) {
  begin(note, amount);
  files.forEach((name, at) => {
    choose(at === 0 ? 'Receipt' : `Receipt (${at + 1})`, file(name, `${note} ${name}`));
  });
  press('Save the loss');
  await waitFor(() => expect(screen.queryByLabelText(/^What was lost/)).toBeNull());
}

export const TABLE = { ...COMMON, kind: 'recordTable' };

export async function atTable(over: object = {}, options: TestAppOptions = {}) {
  const made = await renderApp({ ...withBlock({ ...TABLE, ...over }), ...options });
  await toSummary();
  const claim = () => made.app.claims.get('standard');
  const names = () =>
    ((claim().state.document.documentContexts ?? []) as unknown as { file: { name: string } }[]).map(
      (one) => one.file.name,
    );
  const rows = () => (claim().state.document.claimTransactions ?? []) as Record<string, unknown>[];
  return { ...made, claim, names, rows };
}

export const enter = (label: RegExp, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.input(input, { target: { value } });
  fireEvent.blur(input, { relatedTarget: screen.getByLabelText(/^What was lost/) });
};

export async function addRow(note: string, amount: string, name?: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
  await screen.findByLabelText(/^What was lost/);
  enter(/^What was lost/, note);
  enter(/^Value/, amount);
  if (name) choose('Receipt', file(name, note));
  press(/^Done: /);
  await waitFor(() => expect(screen.queryByLabelText(/^What was lost/)).toBeNull());
}
