import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entry, field, rule } from '../../../transforms/testing/forms.testkit.ts';
import { MODELS, PAGES, renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import { drawDialogs, press, submit, toSummary, type } from '../../testing/visitor.testkit.ts';

const costly = { value: { field: 'amountClaimed' }, greaterThan: 10 } as const;

const DEMAND = rule('documentsRequired', undefined, {
  documents: [{ kind: 'receipt', per: 'claimTransactions', when: costly }],
});

const MODELS_HERE = [
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

const COMMON = {
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

const MANAGER = {
  ...COMMON,
  kind: 'recordManager',
  draftOnInit: false,
  draftAfterFinish: false,
  finishLabelKey: 'Save the loss',
};

const withBlock = (block: object): TestAppOptions =>
  ({
    models: MODELS_HERE,
    content: { DocumentKind_receipt: 'Receipt' },
    pages: {
      ...PAGES,
      'claim-summary': {
        blocks: [
          block,
          { kind: 'summary', id: 'all' },
          {
            kind: 'fields',
            id: 'sign',
            model: 'signature',
            fields: [{ name: 'signature', label: 'L_sign' }],
          },
        ],
      },
    },
  }) as unknown as TestAppOptions;

beforeEach(() => {
  drawDialogs();
  // jsdom reads blobs by its FileReader alone.
  Blob.prototype.arrayBuffer = function read(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
});

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const MISSING = /A document is missing: Receipt/;
const file = (name: string, text = 'abc') => new File([text], name, { type: 'application/pdf' });
const choose = (label: string, chosen: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [chosen] } });
const block = () => within(screen.getByRole('region', { name: 'Losses' }));

async function atLosses(over: object = {}, options: TestAppOptions = {}) {
  const made = await renderApp({ ...withBlock({ ...MANAGER, ...over }), ...options });
  await toSummary();
  const claim = () => made.app.claims.get('standard');
  const list = (model: 'claimTransactions' | 'documentContexts') =>
    (claim().state.document[model] ?? []) as Record<string, unknown>[];
  const names = () => list('documentContexts').map((one) => (one.file as { name: string }).name);
  return { ...made, claim, list, names };
}

function begin(note: string, amount: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
  type(/^What was lost/, note);
  type(/^Value/, amount);
}

async function addLoss(note: string, amount: string, ...files: string[]) {
  begin(note, amount);
  files.forEach((name, at) => {
    choose(at === 0 ? 'Receipt' : `Receipt (${at + 1})`, file(name, `${note} ${name}`));
  });
  press('Save the loss');
  await waitFor(() => expect(screen.queryByLabelText(/^What was lost/)).toBeNull());
}

describe('documents of a record', () => {
  it('C8-15: files are chosen in the record; saved with it, they have its kind and its link, and are sent', async () => {
    const { list, names, api } = await atLosses();
    await addLoss('Bicycle', '100', 'shop.pdf', 'repair.pdf');
    await addLoss('Lock', '5');
    const [bicycle] = list('claimTransactions');
    expect(bicycle?.claimTransactionId).toMatch(/^claimTransactions-/);
    expect(names()).toEqual(['shop.pdf', 'repair.pdf']);
    for (const document of list('documentContexts'))
      expect(document).toMatchObject({ kind: 'receipt', claimTransactionId: bicycle?.claimTransactionId });
    expect(block().getByText('shop.pdf, repair.pdf')).toBeTruthy();
    submit();
    await screen.findByText('ABC12-DEF34');
    const sent = vi.mocked(api.submit).mock.calls[0]?.[1].documents ?? [];
    expect(sent.map((document) => (document as File).name)).toEqual(names());
  });

  it('C8-15: a document that a rule demands for the record is missed at its place there, and met there', async () => {
    const { list } = await atLosses();
    begin('Bicycle', '100');
    press('Save the loss');
    await screen.findByText(MISSING);
    expect(document.activeElement).toBe(screen.getByLabelText('Receipt'));
    expect(list('claimTransactions')).toEqual([]);
    choose('Receipt', file('shop.pdf'));
    await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull());
    press('Save the loss');
    await waitFor(() => expect(list('claimTransactions')).toHaveLength(1));
  });

  it('C8-15: in the summary of errors it is named by record and kind, and leads to where it is chosen', async () => {
    await atLosses();
    begin('Bicycle', '100');
    press('Submit claim');
    const link = await screen.findByRole('link', { name: /Entry 1.*A document is missing: Receipt/ });
    fireEvent.click(link);
    expect(document.activeElement).toBe(screen.getByLabelText('Receipt'));
  });

  it('C8-15: only records for which `when` holds ask for documents', async () => {
    await atLosses({ documents: { kind: 'receipt', when: costly } });
    begin('Lock', '5');
    expect(screen.queryByLabelText('Receipt')).toBeNull();
    type(/^Value/, '50');
    await screen.findByLabelText('Receipt');
  });

  it('C8-15 C10-14: what is wrong with a file is told at its place, and the record is not saved with it', async () => {
    const { list } = await atLosses();
    begin('Bicycle', '5');
    choose('Receipt', file('virus.exe'));
    await screen.findByText(/^virus\.exe cannot be added/);
    press('Save the loss');
    expect(list('claimTransactions')).toEqual([]);
    choose('Receipt', file('shop.pdf', 'one'));
    choose('Receipt (2)', file('shop.pdf', 'another'));
    await waitFor(() => expect(screen.getByText('shop (2).pdf')).toBeTruthy());
  });

  it('C8-15 C7-08: a draft keeps its documents through a reload; cancelled, it takes them along', async () => {
    const { claim, list } = await atLosses();
    begin('Bicycle', '100');
    choose('Receipt', file('shop.pdf'));
    const [draft] = claim().snapshot().drafts;
    expect(draft?.documents?.chosen).toMatchObject([
      { record: { kind: 'receipt', claimTransactionId: draft?.clientId, file: { name: 'shop.pdf' } } },
    ]);
    expect(list('documentContexts')).toEqual([]);
    press('Cancel');
    expect(claim().state.drafts).toEqual([]);
    expect(list('documentContexts')).toEqual([]);
  });

  it('C8-15: an edited record shows its documents; Cancel leaves them as they were, saving changes them in their place', async () => {
    const { names, app, claim } = await atLosses();
    await addLoss('Bicycle', '100', 'shop.pdf', 'repair.pdf');
    await addLoss('Phone', '100', 'phone.pdf');
    const edit = () => fireEvent.click(screen.getByRole('button', { name: 'Edit entry 1' }));
    edit();
    choose('Receipt', file('other.pdf'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove the file' })[1] as HTMLElement);
    expect(names()).toEqual(['shop.pdf', 'repair.pdf', 'phone.pdf']);
    press('Cancel');
    edit();
    expect(within(document.querySelector('.cw-draft') as HTMLElement).getByText('shop.pdf')).toBeTruthy();
    choose('Receipt', file('other.pdf'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove the file' })[1] as HTMLElement);
    choose('Receipt (2)', file('more.pdf', 'more'));
    press('Save the loss');
    await waitFor(() => expect(names()).toEqual(['other.pdf', 'phone.pdf', 'more.pdf']));
    const ids = claim().state.ids.lists.documentContexts ?? [];
    const files = await Promise.all(ids.map((id) => app.claims.files().get(id)));
    expect(files.map((one) => one?.name)).toEqual(names());
  });

  it('C8-15: deleting a record asks, and deletes its documents with their files; those of others stay', async () => {
    const { names, app, claim, list } = await atLosses();
    await addLoss('Bicycle', '100', 'shop.pdf');
    await addLoss('Phone', '100', 'phone.pdf');
    const [gone = ''] = claim().state.ids.lists.documentContexts ?? [];
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' }));
    await screen.findByRole('heading', { name: 'Delete Entry 1 and its documents?' });
    press('Keep');
    expect(names()).toEqual(['shop.pdf', 'phone.pdf']);
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' }));
    press('Delete');
    expect(names()).toEqual(['phone.pdf']);
    expect(list('claimTransactions')).toMatchObject([{ note: 'Phone' }]);
    await waitFor(async () => expect(await app.claims.files().get(gone)).toBeUndefined());
  });
});

const TABLE = { ...COMMON, kind: 'recordTable' };

async function atTable() {
  const made = await renderApp(withBlock(TABLE));
  await toSummary();
  const claim = () => made.app.claims.get('standard');
  const names = () =>
    ((claim().state.document.documentContexts ?? []) as unknown as { file: { name: string } }[]).map(
      (one) => one.file.name,
    );
  const rows = () => (claim().state.document.claimTransactions ?? []) as Record<string, unknown>[];
  return { ...made, claim, names, rows };
}

const enter = (label: RegExp, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.input(input, { target: { value } });
  fireEvent.blur(input, { relatedTarget: screen.getByLabelText(/^What was lost/) });
};

async function addRow(note: string, amount: string, name?: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
  await screen.findByLabelText(/^What was lost/);
  enter(/^What was lost/, note);
  enter(/^Value/, amount);
  if (name) choose('Receipt', file(name, note));
  press('Done');
  await waitFor(() => expect(screen.queryByLabelText(/^What was lost/)).toBeNull());
}

describe('documents of a row', () => {
  it('C8-15: files are chosen in the row that is open, and stand in a column of their own', async () => {
    const { names, rows } = await atTable();
    await addRow('Bicycle', '100', 'shop.pdf');
    expect(names()).toEqual(['shop.pdf']);
    expect(block().getByRole('columnheader', { name: 'Receipt' })).toBeTruthy();
    expect(block().getByText('shop.pdf')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit entry 1' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^What was lost/)));
    choose('Receipt', file('other.pdf'));
    expect(names()).toEqual(['shop.pdf']);
    press('Done');
    await waitFor(() => expect(names()).toEqual(['other.pdf']));
    expect(rows()).toHaveLength(1);
    expect(screen.queryByLabelText(/^What was lost/)).toBeNull();
  });

  it('C8-15: a row that lacks its document says so in that column, and the error leads into the row', async () => {
    const { claim } = await atTable();
    await addRow('Lock', '5');
    act(() => claim().setPath('claimTransactions.0.amountClaimed', '50'));
    press('Submit claim');
    await waitFor(() => expect(block().getByText(MISSING)).toBeTruthy());
    fireEvent.click(await screen.findByRole('link', { name: /Entry 1, Receipt|A document is missing/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Receipt')));
  });

  it('C8-15: the dialog in which a file is chosen is no way out of the row', async () => {
    const { rows } = await atTable();
    fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
    await screen.findByLabelText(/^What was lost/);
    enter(/^What was lost/, 'Lock');
    enter(/^Value/, '5');
    const input = screen.getByLabelText('Receipt');
    input.focus();
    // The window has lost the focus, the element has not.
    fireEvent.blur(input, { relatedTarget: null });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(rows()).toEqual([]);
    choose('Receipt', file('lock.pdf'));
    press('Done');
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('C8-15: deleting a row with documents asks first; Undo brings back both, with their files', async () => {
    const { names, rows, claim, app } = await atTable();
    await addRow('Bicycle', '100', 'shop.pdf');
    await addRow('Lock', '5');
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' }));
    await screen.findByRole('heading', { name: 'Delete Entry 1 and its documents?' });
    expect(rows()).toHaveLength(2);
    press('Delete');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(names()).toEqual([]);
    press('Undo');
    expect(rows()).toHaveLength(2);
    expect(names()).toEqual(['shop.pdf']);
    const [id = ''] = claim().state.ids.lists.documentContexts ?? [];
    await waitFor(async () => expect((await app.claims.files().get(id))?.name).toBe('shop.pdf'));
    // One without documents goes at once, as ever.
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 2' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('C8-15: a row that is deleted while it is edited takes its new file along, and nothing else', async () => {
    const { names, rows, claim } = await atTable();
    await addRow('Bicycle', '100', 'shop.pdf');
    await addRow('Phone', '100', 'phone.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Edit entry 1' }));
    await screen.findByLabelText(/^What was lost/);
    choose('Receipt (2)', file('late.pdf'));
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toMatchObject([{ note: 'Phone' }]));
    expect(names()).toEqual(['phone.pdf']);
    expect(claim().state.drafts).toEqual([]);
  });
});
