import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PageSchema } from '../transforms/pages/types.ts';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { EN } from '../transforms/texts/en.ts';
import { pageOf, propsOf } from './form/claimPage.testkit.tsx';
import { newMessages } from './form/newMessages.ts';
import { TRANSACTION, tableBlock, withList } from './form/records/lists.testkit.ts';
import { atLosses, costly, MODELS_HERE } from './form/records/recordDocuments.testkit.ts';
import type { FieldErrorTexts } from './form/types.ts';
import { afterPaint } from './stores/afterPaint.ts';
import { renderApp } from './testing/app.testkit.tsx';
import { openDetails } from './testing/detailsPage.testkit.ts';
import { MODELS, PAGES } from './testing/smallForm.testkit.ts';
import {
  freshVisits,
  heading,
  press,
  readBlobs,
  signIn,
  toSummary,
  type,
} from './testing/visitor.testkit.ts';

freshVisits();
beforeEach(readBlobs);

/** All that the page's live region has said, each time that it said it. */
function listen(): string[] {
  const heard: string[] = [];
  const region = screen.getByTestId('announcements');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
  }).observe(region, { childList: true });
  return heard;
}

/** Waits until all that has been drawn could be said. */
const drawn = () => new Promise<void>((resolve) => afterPaint(() => setTimeout(resolve)));

/** Leaves a field as it is. */
function leave(label: RegExp): void {
  const input = screen.getByLabelText(label);
  input.focus();
  input.blur();
}

const REQUIRED = EN.Rule_required;

/** Leaves a field of which nothing is missing; returns what is said from then on. */
async function leaveInSilence(label: RegExp): Promise<string[]> {
  await drawn();
  const heard = listen();
  leave(label);
  await drawn();
  expect(heard).toEqual([]);
  expect(screen.queryByText(REQUIRED)).toBeNull();
  return heard;
}

describe('what appears on a page', () => {
  it('C10-23: an error that appears when a field is left is said once, with its label', async () => {
    await renderApp();
    await signIn();
    const heard = listen();
    type(/First name/, 'Ada');
    await drawn();
    expect(heard).toEqual([]);
    type(/First name/, '');
    await waitFor(() => expect(heard).toEqual([`Error: First name: ${REQUIRED}`]));
    leave(/First name/);
    leave(/Nickname|I have/);
    await drawn();
    expect(heard).toHaveLength(1);
    // Wrong again after it was right: that is another error.
    type(/First name/, 'Ada');
    await drawn();
    type(/First name/, '');
    await waitFor(() => expect(heard).toHaveLength(2));
  });

  it('C10-23: what a refused Next brings is said by the summary alone, and a correction does not have it read again', async () => {
    await renderApp();
    await signIn();
    const heard = listen();
    press('Next');
    const summary = await screen.findByRole('region', { name: EN.Ui_ErrorSummary });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const read = summary.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(read)?.textContent).toContain(`First name: ${REQUIRED}`);
    await drawn();
    expect(heard).toEqual([]);
    expect(summary.closest('[role="alert"], [role="status"], [aria-live]')).toBeNull();
    type(/First name/, 'Ada');
    await waitFor(() => expect(within(summary).queryByText(/First name/)).toBeNull());
    type(/First name/, '');
    await waitFor(() => expect(heard).toEqual([`Error: First name: ${REQUIRED}`]));
  });

  it('C10-23: Enter in the very field that is wrong: the summary says it, and nobody else', async () => {
    await renderApp();
    await signIn();
    type(/Last name/, 'Lovelace');
    await drawn();
    const heard = listen();
    const first = screen.getByLabelText(/First name/);
    first.focus();
    fireEvent.change(first, { target: { value: 'Ada' } });
    fireEvent.change(first, { target: { value: '' } });
    fireEvent.keyDown(first, { key: 'Enter' });
    press('Next');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: EN.Ui_ErrorSummary })),
    );
    await drawn();
    expect(heard).toEqual([]);
  });

  it('C10-23: a question that appears is said once by its label, and not when it goes', async () => {
    await renderApp();
    await signIn();
    const heard = listen();
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    await waitFor(() => expect(heard).toEqual(['New on this page: Nickname']));
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    await waitFor(() => expect(screen.queryByLabelText(/^Nickname/)).toBeNull());
    await drawn();
    expect(heard).toHaveLength(1);
  });

  it('C10-23: what an entry page asks by the way in that is chosen as it opens is no news', async () => {
    const byNotice = { value: { entry: {} }, equals: 'classList' } as const;
    const [asked] = PAGES.landing?.blocks ?? [];
    const landing = { ...PAGES.landing, blocks: [{ ...asked, dependencies: [{ when: byNotice }] }] };
    await renderApp({ pages: { ...PAGES, landing } as typeof PAGES, ways: ['classList', 'open'] });
    await screen.findByLabelText(/Claim number/);
    await drawn();
    expect(screen.getByTestId('announcements').textContent).toBe('');
    const heard = listen();
    fireEvent.click(screen.getByLabelText('I have no notice'));
    await waitFor(() => expect(screen.queryByLabelText(/Claim number/)).toBeNull());
    fireEvent.click(screen.getByLabelText('I have a notice'));
    await waitFor(() => expect(heard).toEqual(['New on this page: Claim number']));
  });

  it('C10-23: another language says nothing anew', async () => {
    await renderApp();
    await signIn();
    type(/First name/, '');
    leave(/First name/);
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    await screen.findByLabelText(/^Nickname/);
    await drawn();
    const heard = listen();
    press('Español');
    await heading('Sus datos');
    await drawn();
    expect(heard).toEqual([]);
  });

  it('C10-23: a message that a field has of its own is said with its label', async () => {
    const models = [...MODELS, entry('claimDetails', [field('zip')])];
    const fields = [{ name: 'zip', label: 'L_zip', maskName: 'usZip' }];
    await openDetails({
      page: { blocks: [{ kind: 'fields', id: 'asked', model: 'claimDetails', fields }] },
      title: 'Details',
      models,
      content: { L_zip: 'Code of the town' },
    });
    const heard = listen();
    type(/Code of/, 'call me');
    await waitFor(() => expect(heard.join()).toContain(EN.Ui_NotAZip));
    await drawn();
    expect(heard).toEqual([`Error: Code of the town: ${EN.Ui_NotAZip}`]);
  });
});

it('C10-35: a file that is refused is said by the region that was there before, the same text twice, too', async () => {
  await renderApp();
  await toSummary();
  const heard = listen();
  const input = await screen.findByLabelText(/^File/, { selector: 'input' });
  const choose = (...names: string[]) => {
    const files = names.map((name) => new File(['MZ\u0090'], name, { type: 'application/pdf' }));
    fireEvent.change(input, { target: { files } });
  };
  choose('tool.pdf');
  const times = (said: string) => heard.filter((text) => text === `Error: ${said}`).length;
  await waitFor(() => expect(times(EN.Document_OtherContent.replace('{name}', 'tool.pdf'))).toBe(1));
  expect(screen.queryByRole('alert')).toBeNull();
  for (let time = 0; time < 2; time += 1) choose('tool.pdf', 'bill.pdf');
  await waitFor(() => expect(times(EN.Ui_OneFileOnly)).toBe(2));
});

it('C10-35: of a file that looks damaged the page tells once, and not as the page is drawn again', async () => {
  await renderApp();
  await toSummary();
  const heard = listen();
  const input = await screen.findByLabelText(/^File/, { selector: 'input' });
  fireEvent.change(input, {
    target: { files: [new File(['%PDF-1.7 half'], 'bill.pdf', { type: 'application/pdf' })] },
  });
  const told = await screen.findByText(/^bill\.pdf looks damaged/);
  await waitFor(() => expect(heard).toContain(told.textContent));
  press('Back');
  await waitFor(() => expect(screen.queryByText(/^bill\.pdf looks damaged/)).toBeNull());
  press('Next');
  await screen.findByText(/^bill\.pdf looks damaged/);
  await drawn();
  expect(screen.getByTestId('announcements').textContent).not.toContain('bill.pdf');
  expect(screen.getByText(/^bill\.pdf looks damaged/).closest('[role=status]')).toBeNull();
});

describe('what appears in an entry', () => {
  it('C10-23: an error of a field that is left is said by the names of entry and field', async () => {
    const worth = { name: 'amountClaimed', label: 'Worth' };
    await atLosses({ fields: [{ name: 'note', label: 'What was lost' }, worth] });
    press('Add a loss');
    await screen.findByLabelText(/^Worth/);
    type(/^What was lost/, 'Phone');
    await drawn();
    const heard = listen();
    leave(/^Worth/);
    await waitFor(() => expect(heard).toEqual([`Error: Entry 1, Worth: ${REQUIRED}`]));
  });

  it('C10-23: nothing is said of the fields of an entry that nobody has begun, though the list asks for one', async () => {
    const least = [rule('records', undefined, { min: 1 })];
    const asking = MODELS_HERE.map((model) =>
      model.metadata.dtoMapping === 'claimTransactions' ? { ...model, rules: least } : model,
    );
    await atLosses({ draftOnInit: true }, { models: asking } as never);
    await screen.findByLabelText(/^Value/);
    await leaveInSilence(/^Value/);
  });

  it('C10-23: nothing is said of the fields of another entry that nobody has begun', async () => {
    await atLosses({ draftAfterFinish: true });
    press('Add a loss');
    await screen.findByLabelText(/^Value/);
    type(/^Value/, '5');
    press('Save the loss');
    await screen.findByText(EN.Ui_AnotherRecord);
    const heard = await leaveInSilence(/^Value/);
    // Begun, it is an entry like any other.
    type(/^What was lost/, 'Phone');
    await waitFor(() => expect(heard).toEqual([`Error: Entry 2: ${REQUIRED}`]));
  });

  it('C10-23: of an entry that is not saved, the field that takes the focus is read with its error, and only how many there are is said', async () => {
    await atLosses();
    fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
    type(/^What was lost/, 'Phone');
    await drawn();
    const heard = listen();
    press('Save the loss');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Value/)));
    await drawn();
    expect(heard).toEqual(['Entry 1 has a problem.']);
  });

  it('C10-23: a question that an answer in it brings is said, and none of those that it is opened with', async () => {
    const note = { name: 'note', label: 'What was lost', dependencies: [{ when: costly }] };
    await atLosses({ fields: [{ name: 'amountClaimed', label: 'Value' }, note] });
    const heard = listen();
    fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
    await screen.findByLabelText(/^Value/);
    await drawn();
    expect(heard).toEqual([]);
    type(/^Value/, '20');
    await waitFor(() =>
      expect(heard.filter((said) => said.startsWith('New'))).toEqual(['New on this page: What was lost']),
    );
  });

  it('C10-23: an entry that goes lets nothing be said anew of those behind it', () => {
    const page = withList(pageOf([]), tableBlock, TRANSACTION);
    const drawn = (errors: FieldErrorTexts, ...amounts: (string | null)[]) => ({
      ...propsOf(page, { errors, claim: { claimTransactions: amounts.map((amount) => ({ amount })) } }),
      own: {},
    });
    const both = drawn({ 'claimTransactions.1.amount': ['Wrong'] }, '1', null);
    const one = drawn({ 'claimTransactions.0.amount': ['Wrong'] }, null);
    expect(newMessages(both, one)).toEqual([]);
    expect(newMessages(drawn({}, '1'), one)).toEqual([['claimTransactions.0.amount', 'Wrong']]);
  });

  it('C10-35: of an entry on another page nothing is said here', () => {
    const values = { amount: null };
    const drawnBeside = (field: string, page: PageSchema) => {
      const draft = {
        id: 'one',
        index: null,
        values,
        errors: { [field]: ['Wrong'] },
        refused: true,
        states: {},
      };
      return { ...propsOf(page, { drafts: { claimTransactions: [draft] } }), own: {} };
    };
    const saidOn = (page: PageSchema) => newMessages(drawnBeside('amount', page), drawnBeside('', page));
    expect(saidOn(withList(pageOf([]), tableBlock, TRANSACTION))).toEqual([
      ['claimTransactions.one', 'Wrong'],
    ]);
    expect(saidOn(pageOf([]))).toEqual([]);
  });
});
