import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import { PAGES } from '../../testing/smallForm.testkit.ts';
import { freshVisits, press, readBlobs, submit, toSummary } from '../../testing/visitor.testkit.ts';

freshVisits();
beforeEach(readBlobs);

const file = (name: string, text = 'abc', type = 'application/pdf') =>
  new File([`%PDF-${text}`], name, { type });
const input = () =>
  document.querySelector<HTMLInputElement>('input[type=file]:not([capture])') as HTMLInputElement;
const choose = (chosen: File) => fireEvent.change(input(), { target: { files: [chosen] } });

async function atDocuments(options: TestAppOptions = {}) {
  const made = await renderApp(options);
  await toSummary();
  await waitFor(() => expect(input()).not.toBeNull());
  const { state } = made.app.claims.get('standard');
  const names = () =>
    (state.document.documentContexts as unknown as { file: { name: string } }[]).map((one) => one.file.name);
  const save = async (chosen: File) => {
    const before = names().length;
    choose(chosen);
    press('Upload');
    await waitFor(() => expect(names()).toHaveLength(before + 1));
  };
  return { ...made, state, names, save };
}

describe('documents', () => {
  it('C10-14: the dialog is told the types; a wrong type and size are said when the file is chosen, by its name, and go with it', async () => {
    await atDocuments();
    expect(input().accept).toBe('.pdf');
    choose(file('virus.exe'));
    await screen.findByText(/^virus\.exe cannot be added\. Choose a file that ends in one of: \.pdf\.$/);
    choose(file('scan.pdf', 'x'.repeat(1001)));
    await screen.findByText(/^“scan\.pdf” is 1,006 bytes\. The limit is 1,000 bytes\./);
    expect(screen.queryByText(/virus\.exe cannot/)).toBeNull();
    choose(file('scan.pdf'));
    await waitFor(() => expect(screen.queryByText(/The limit is/)).toBeNull());
  });

  it('C10-14: the second of two files with one name is kept and sent as name (2)', async () => {
    const { api, names, save } = await atDocuments();
    await save(file('photo.pdf', 'one'));
    await save(file('photo.pdf', 'another'));
    await save(file('PHOTO.pdf', 'two more'));
    expect(names()).toEqual(['photo.pdf', 'photo (2).pdf', 'PHOTO (3).pdf']);
    submit();
    await screen.findByText('ABC12-DEF34');
    const sent = vi.mocked(api.submit).mock.calls[0]?.[1].documents ?? [];
    expect(sent.map((document) => (document as File).name)).toEqual(names());
  });

  it('C15-09: says under which other name a file is kept', async () => {
    const { save } = await atDocuments();
    await save(file('photo.pdf', 'one'));
    choose(file('photo.pdf', 'another'));
    await screen.findByText(
      'There is a document of that name already, so this one is kept as photo (2).pdf.',
    );
    choose(file('letter.pdf', 'else'));
    await waitFor(() => expect(screen.queryByText(/is kept as/)).toBeNull());
  });

  it('C15-09: two files at once are said to be too many, also where the field is asked for', async () => {
    await atDocuments();
    press('Upload');
    await screen.findByText('Value is required');
    fireEvent.change(input(), { target: { files: [file('a.pdf'), file('b.pdf', 'else')] } });
    await screen.findByText('Choose one file at a time.');
    choose(file('a.pdf'));
    await waitFor(() => expect(screen.queryByText('Choose one file at a time.')).toBeNull());
  });

  it('C4-22 C6-11: the files of a list that is hidden meanwhile are not sent', async () => {
    const when = { value: { field: 'lastName', model: 'claimantInfo' }, equals: 'Lovelace' };
    const check = PAGES['claim-summary'];
    const blocks = (check?.blocks ?? []).map((block) =>
      block.id === 'docs' ? { ...block, dependencies: [{ when }] } : block,
    );
    const { api, app, save } = await atDocuments({
      pages: { ...PAGES, 'claim-summary': { ...check, blocks } },
    });
    await save(file('photo.pdf'));
    await act(async () => app.claims.get('standard').setField('claimantInfo', 'lastName', 'Byron'));
    submit();
    await screen.findByText('ABC12-DEF34');
    const [, body] = vi.mocked(api.submit).mock.lastCall ?? [];
    expect([body?.documentContexts, body?.documents]).toEqual([[], []]);
  });

  it('C10-14, R5-43: the same file is refused; one that is of the same size by chance is not; the message goes with the file', async () => {
    const { names, save, state, reports } = await atDocuments();
    await save(file('photo.pdf', 'one'));
    choose(file('photo.pdf', 'one'));
    press('Upload');
    await screen.findByText('A document with this name has been added already.');
    expect(names()).toEqual(['photo.pdf']);
    choose(file('photo.pdf', 'two'));
    expect(reports).toEqual([]);
    await waitFor(() => expect(state.drafts[0]?.record.file).toMatchObject({ name: 'photo (2).pdf' }));
    await waitFor(() =>
      expect(screen.queryByText('A document with this name has been added already.')).toBeNull(),
    );
    press('Upload');
    await waitFor(() => expect(names()).toEqual(['photo.pdf', 'photo (2).pdf']));
  });

  it('C10-14: a document that the server refuses is told at the document', async () => {
    const refusal = problem(415, 'documentTypeRefused', { document: 'photo.pdf' });
    const { save } = await atDocuments({ api: { submit: async () => Promise.reject(refusal) } });
    await save(file('photo.pdf', 'one'));
    submit();
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(dialog.querySelector('button') as HTMLElement);
    const links = await screen.findAllByRole('link', { name: /photo\.pdf/ });
    fireEvent.click(links[0] as HTMLElement);
    await waitFor(() =>
      expect(document.activeElement?.closest('.cw-card')?.textContent).toContain('photo.pdf'),
    );
  });

  it('C10-14, C16-02: what is sent is shown from the first byte, and spoken at each quarter only', async () => {
    const told: ((sent: number, total: number) => void)[] = [];
    const submitted: NonNullable<NonNullable<TestAppOptions['api']>['submit']> = (...[, , , progressed]) => {
      told.push(progressed);
      return new Promise<never>(() => undefined);
    };
    const { app, save } = await atDocuments({ api: { submit: submitted } });
    await save(file('photo.pdf', 'one'));
    submit();
    await waitFor(() => expect(told).toHaveLength(1));
    const spoken = new Set<string | undefined>();
    for (const percent of [0, 1, 24, 25, 26, 49, 60, 74, 80, 99, 100]) {
      told[0]?.(percent * 20_000, 2_000_000);
      const bar = await screen.findByRole('progressbar', { name: `Sending your claim: ${percent}%` });
      screen.getByText(/of 1.9 MB sent$/);
      spoken.add(bar.parentElement?.querySelector('[role="status"]')?.textContent?.match(/\d+/)?.[0]);
    }
    expect([...spoken]).toEqual(['0', '25', '50', '75', '100']);
    await act(() => app.culture.switchTo('es'));
    await screen.findByRole('progressbar', { name: /100\s%$/ });
  });

  it('C10-14, C10-24, C16-04: what is sent is told in bytes and can be stopped: nothing is lost, and it is sent again under its key', async () => {
    let sent = 500_000;
    const submitted = vi.fn(
      (
        ...[, , , progressed, signal]: Parameters<NonNullable<NonNullable<TestAppOptions['api']>['submit']>>
      ) => {
        progressed(sent, 2_000_000);
        return new Promise<never>((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        });
      },
    );
    const { save, names, reports } = await atDocuments({ api: { submit: submitted } });
    await save(file('photo.pdf', 'one'));
    submit();
    expect((await screen.findByRole('progressbar')).getAttribute('max')).toBe('2000000');
    await screen.findByText('488.3 kB of 1.9 MB sent');
    press('Stop sending');
    const stopped = await screen.findByRole('alertdialog', { name: 'Sending was stopped' });
    expect(stopped.textContent).toContain(
      'Your claim was not filed. Your answers and documents are still here.',
    );
    expect(screen.queryByText('Something went wrong')).toBeNull();
    expect(names()).toEqual(['photo.pdf']);
    press('OK');
    sent = 2_000_000;
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Submit claim' }).hasAttribute('aria-disabled')).toBe(false),
    );
    press('Submit claim');
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(2));
    expect(submitted.mock.calls[1]?.[2]).toBe(submitted.mock.calls[0]?.[2]);
    press('Stop sending');
    const asked = await screen.findByRole('alertdialog', { name: 'Sending was stopped' });
    expect(asked.textContent).toContain('We do not know yet if your claim was filed.');
    expect(reports).toEqual([]);
  });
});
