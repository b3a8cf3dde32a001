import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, renderApp, type TestAppOptions } from './testing/app.testkit.tsx';
import { deferred, freshVisits, heading, press, readBlobs, signIn, type } from './testing/visitor.testkit.ts';

freshVisits();

const SCAN = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 10, 60, 47]);

/** Files that the page has saved, in their order. */
let saved: Blob[] = [];

beforeEach(() => {
  readBlobs();
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

/** Saves the form as a file, and closes the dialog. */
async function saveFile(): Promise<string> {
  press('Save and finish later');
  fireEvent.click(await screen.findByRole('button', { name: 'Save the file' }));
  await screen.findByText(/Your browser is saving the file/);
  press('Go back to the form');
  return (saved.at(-1) as Blob).text();
}

/** Opens the entry page in another browser. */
async function elsewhere(options: TestAppOptions = {}) {
  cleanup();
  window.sessionStorage.clear();
  const app = await renderApp(options);
  await heading('Start');
  return app;
}

async function pick(html: string): Promise<void> {
  const details = document.querySelector('details.cw-resume') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByRole('button', { name: 'Pick the file' });
  const input = details.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([html], 'claim.html', { type: 'text/html' })] } });
}

async function reopen(html: string, options: TestAppOptions = {}) {
  const app = await elsewhere(options);
  await pick(html);
  await screen.findByText(/This form was saved on Wednesday, May 20, 2026/);
  type(/Claim number/, 'A1');
  press('Open the form in this file');
  return app;
}

/** A claim with a name, a charge that is begun, and a document. */
async function begun() {
  const made = await renderApp();
  await signIn();
  type(/First name/, 'Ada </script>');
  type(/Last name/, 'Lovelace');
  press('Next');
  await heading('Check');
  const { app } = made;
  const claim = app.claims.get('standard');
  const file = { name: 'scan.pdf', size: SCAN.length, type: 'application/pdf' };
  claim.setRecords('documentContexts', [{ file, kind: null }], ['doc-1']);
  await app.claims.files().put('doc-1', new File([SCAN], 'scan.pdf', { type: 'application/pdf' }));
  return made;
}

describe('a form that is saved as a file', () => {
  it('C10-11: in another browser answers, documents with their bytes and the page come back', async () => {
    await begun();
    const html = await saveFile();
    const { app } = await reopen(html);
    await heading('Check');
    const { entered, ids } = app.claims.get('standard').state;
    expect(entered.claimantInfo).toMatchObject({ firstName: 'Ada </script>', lastName: 'Lovelace' });
    const [id = ''] = ids.lists.documentContexts ?? [];
    const file = await app.claims.files().get(id);
    expect(file?.name).toBe('scan.pdf');
    expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(SCAN);
    expect(await screen.findByText(/This is the form that you saved on Wednesday, May 20/)).toBeTruthy();
    press('Back');
    await heading('About you');
    expect(screen.getByLabelText(/Last name/)).toHaveProperty('value', 'Lovelace');
    expect(screen.queryByText(/This is the form that you saved/)).toBeNull();
  });

  it('C10-11: the file can be read without this website, and has no credentials', async () => {
    await begun();
    const page = new DOMParser().parseFromString(await saveFile(), 'text/html');
    const [data] = page.querySelectorAll('script');
    expect(data?.textContent).toContain('Lovelace');
    for (const script of page.querySelectorAll('script')) script.remove();
    expect(page.body.textContent).toContain('Lovelace');
    expect(page.body.textContent).toContain('Whoever has this file can read it.');
    expect(data?.textContent).not.toContain('A1');
    expect(page.body.textContent).not.toContain('A1');
    expect(page.documentElement.lang).toBe('en');
  });

  it('C10-11: a record that was begun comes back as it was, unsaved', async () => {
    await begun();
    type(/Kind/, 'Photo of the roof');
    const html = await saveFile();
    const { app } = await reopen(html);
    await heading('Check');
    const [draft] = app.claims.get('standard').state.drafts;
    expect(draft?.record).toMatchObject({ kind: 'Photo of the roof' });
    expect(await screen.findByLabelText(/Kind/)).toHaveProperty('value', 'Photo of the roof');
  });

  it('C10-11: it says before it opens that it replaces what is entered, and asks for the details of the sign-in', async () => {
    await begun();
    const html = await saveFile();
    await elsewhere();
    await pick(html);
    await screen.findByText(/This form was saved on/);
    expect(screen.getAllByText(/Enter your details below first/).length).toBe(2);
    expect(screen.queryByText('It replaces what you have entered here.')).toBeNull();
    press('Open the form in this file');
    await waitFor(() => expect(document.querySelector('.cw-summary')?.textContent).toContain('Claim number'));
    await heading('Start');
  });

  it('C10-11, C6-15: after a change of the form it opens with what fits, and lists what is gone', async () => {
    await begun();
    const html = (await saveFile())
      .replace(/"configurationHash":"a+"/, '"configurationHash":"older"')
      .replace(/"hasNickname":\w+/, '"hasNickname":"many"');
    const { app } = await reopen(html);
    await heading('Check');
    expect(app.claims.get('standard').state.entered.claimantInfo).toMatchObject({ lastName: 'Lovelace' });
    expect(await screen.findByText(/We no longer need: .*I have a nickname/)).toBeTruthy();
  });

  it('C6-15, C10-31: the label of a lost answer has the language of its saving, where the page has another', async () => {
    await begun();
    const html = (await saveFile())
      .replace(/"configurationHash":"a+"/, '"configurationHash":"older"')
      .replace('"culture":"en"', '"culture":"es"')
      .replace('"claimantInfo":{', '"claimantInfo":{"phone":"206-555-0100",')
      .replace('"labels":{', '"labels":{"claimantInfo.phone":"Número de teléfono",');
    const { app } = await reopen(html);
    await heading('Check');
    await act(() => app.culture.switchTo('en'));
    const said = await screen.findByText(/We no longer need: /);
    const label = within(said).getByText('Número de teléfono');
    expect([label.lang, label.dir]).toEqual(['es', 'ltr']);
    expect(said.textContent).toContain('We no longer need: Número de teléfono.');
    await act(() => app.culture.switchTo('es'));
    // The kit has the product's texts in English alone.
    const same = await screen.findByText(/We no longer need: Número de teléfono\./);
    expect(same.querySelector('[lang]')).toBeNull();
  });

  it('C10-11, C6-15: one of an earlier version, without labels, opens and says that the form has changed', async () => {
    await begun();
    const html = (await saveFile())
      .replace(/"configurationHash":"a+"/, '"configurationHash":"older"')
      .replace('"claimantInfo":{', '"claimantInfo":{"phone":"206-555-0100",')
      .replace(/"labels":\{[^}]*\},/, '');
    expect(html).not.toContain('"labels"');
    const { app } = await reopen(html);
    await heading('Check');
    expect(app.claims.get('standard').state.entered.claimantInfo).toMatchObject({ lastName: 'Lovelace' });
    expect(await screen.findByText('The form has changed since then. Check your answers.')).toBeTruthy();
  });

  it('C10-11: labels that were changed are left out, and the form opens', async () => {
    await begun();
    const html = (await saveFile())
      .replace(/"configurationHash":"a+"/, '"configurationHash":"older"')
      .replace('"claimantInfo":{', '"claimantInfo":{"phone":"206-555-0100",')
      .replace('"labels":{', `"labels":{"claimantInfo.phone":"${'x'.repeat(201)}","claimantInfo":7,`);
    await reopen(html);
    await heading('Check');
    expect(await screen.findByText('The form has changed since then. Check your answers.')).toBeTruthy();
  });

  it('C10-11: documents without their bytes are asked for again by their names', async () => {
    await begun();
    const html = (await saveFile()).replace(
      /<script type="application\/vnd.claimwright.document[\s\S]*?<\/script>/,
      '',
    );
    const { app } = await reopen(html);
    expect(await screen.findByText(/Add them again: .*scan.pdf/)).toBeTruthy();
    expect(app.claims.get('standard').state.entered.documentContexts).toEqual([{ file: null, kind: null }]);
  });

  it.each<[string, (html: string) => string, RegExp]>([
    ['no saved form', () => '<html><p>My holiday</p></html>', /not a form that was saved here/],
    ['a form that was cut', (html) => html.slice(0, html.indexOf('"entered"')), /its end is missing/],
    [
      'a form whose answers were changed',
      (html) => html.replace('"Lovelace"', '[7]'),
      /something in it was changed/,
    ],
    [
      'a document that was cut',
      (html) => html.replace('"bytes":"', '"bytes":"AAAA'),
      /something in it was changed/,
    ],
    [
      'a later version',
      (html) => html.replace('"version":1', '"version":2'),
      /newer version of this website/,
    ],
    [
      'another settlement',
      (html) => html.replace('https://example.org', 'https://elsewhere.example'),
      /another website: .*elsewhere/,
    ],
    [
      'another form',
      (html) => html.replace('"form":"standard"', '"form":"automotive"'),
      /another form of this website/,
    ],
  ])('C10-11: %s is refused by what is wrong, and nothing is changed', async (_what, change, said) => {
    await begun();
    const html = await saveFile();
    await elsewhere();
    await pick(change(html));
    await screen.findByText(said);
    expect(screen.queryByRole('button', { name: 'Open the form in this file' })).toBeNull();
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    expect(screen.getByLabelText(/Last name/)).toHaveProperty('value', '');
  });

  it('C10-11, C6-08: a claim that was sent without a response keeps its key, and is not called unfiled', async () => {
    const { app } = await begun();
    Object.assign(app.claims.get('standard').state, { idempotencyKey: 'key-of-a-filing', mayBeFiled: true });
    const html = await saveFile();
    expect(html).not.toContain('has not been filed');
    expect(html).toContain('we do not know if it was filed');
    const other = await reopen(html);
    await heading('Check');
    expect(other.app.claims.get('standard').state).toMatchObject({
      idempotencyKey: 'key-of-a-filing',
      mayBeFiled: true,
    });
    expect(await screen.findByText(/may have been filed|may already be filed|We do not know/)).toBeTruthy();
  });

  it('C10-11, C10-16: Try again after a sign-in that failed opens the form, and not the next page', async () => {
    await begun();
    const html = await saveFile();
    const { app, api } = await elsewhere();
    vi.mocked(api.authorize).mockRejectedValueOnce(problem(503, 'unavailable'));
    await pick(html);
    await screen.findByText(/This form was saved on/);
    type(/Claim number/, 'A1');
    press('Open the form in this file');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Check');
    expect(app.claims.get('standard').state.entered.claimantInfo).toMatchObject({ lastName: 'Lovelace' });
  });

  it('C10-11: a file that the device does not give is told, and an earlier one is no longer offered', async () => {
    await begun();
    const html = await saveFile();
    await elsewhere();
    await pick(html);
    await screen.findByText(/This form was saved on/);
    const input = document.querySelector('details.cw-resume input[type=file]') as HTMLInputElement;
    const gone = new File([html], 'claim.html', { type: 'text/html' });
    gone.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    fireEvent.change(input, { target: { files: [gone] } });
    await screen.findByText(/This file could not be read/);
    expect(screen.queryByRole('button', { name: 'Open the form in this file' })).toBeNull();
  });

  it('C10-11: of two files the one that was picked last is offered, however long the other is read', async () => {
    await begun();
    const html = await saveFile();
    await elsewhere();
    const slow = deferred<string>();
    const large = new File([html], 'claim.html', { type: 'text/html' });
    large.text = () => slow.promise;
    await pick('<html><p>My holiday</p></html>');
    await screen.findByText(/not a form that was saved here/);
    const input = document.querySelector('details.cw-resume input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [large] } });
    fireEvent.change(input, { target: { files: [new File(['<p>'], 'other.html')] } });
    await screen.findByText(/not a form that was saved here/);
    slow.resolve(html);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByText(/This form was saved on/)).toBeNull();
  });

  it('C10-11: Next opens a file that was picked, where nothing is entered yet', async () => {
    await begun();
    const html = await saveFile();
    await elsewhere();
    await pick(html);
    await screen.findByText(/This form was saved on/);
    type(/Claim number/, 'A1');
    press('Next');
    await screen.findByText(/This is the form that you saved on/);
  });

  it('C10-11: a file that was picked and not opened replaces no answers at the next Next', async () => {
    await begun();
    const html = await saveFile();
    await elsewhere();
    await signIn();
    type(/Last name/, 'Hopper');
    press('Back');
    await heading('Start');
    await pick(html);
    await screen.findByText(/It replaces what you have entered here/);
    press('Next');
    await heading('About you');
    expect(screen.getByLabelText(/Last name/)).toHaveProperty('value', 'Hopper');
  });

  it('C10-11: neither draft nor filing of the claim that was here belong to the opened one, nor do its files stay', async () => {
    await begun();
    const html = await saveFile();
    const { app } = await elsewhere();
    await signIn();
    const claim = app.claims.get('standard');
    claim.setRecords('documentContexts', [{ file: null, kind: 'x' }], ['older-document']);
    await app.claims.files().put('older-document', new File(['x'], 'older.pdf'));
    Object.assign(claim.state, {
      idempotencyKey: 'of-another-claim',
      draft: { code: 'C', locator: 'L', device: 'D', saved: null, documents: [] },
    });
    press('Back');
    await heading('Start');
    await pick(html);
    await screen.findByText(/It replaces what you have entered here/);
    fireEvent.click(await screen.findByRole('button', { name: 'Open the form in this file' }));
    await heading('Check');
    expect(app.claims.get('standard').state).toMatchObject({ draft: null, idempotencyKey: null });
    expect(await app.claims.files().ids()).toEqual(['doc-1']);
  });

  it('C10-11: the edit of a saved document that was begun keeps its file', async () => {
    const { app } = await begun();
    const claim = app.claims.get('standard');
    const [record = {}] = claim.state.entered.documentContexts as never[];
    claim.state.drafts.push({
      clientId: 'edit-1',
      model: 'documentContexts',
      record: { ...(record as object), kind: 'changed' },
      replaces: 'doc-1',
      touched: [],
      refused: false,
    });
    const html = await saveFile();
    const other = await reopen(html);
    await heading('Check');
    const { drafts } = other.app.claims.get('standard').state;
    expect(drafts.find(({ replaces }) => replaces === 'doc-1')?.record).toMatchObject({
      file: { name: 'scan.pdf' },
      kind: 'changed',
    });
    expect(screen.queryByText(/could not be kept/)).toBeNull();
  });

  it('C10-11: a draft of a file that replaces no record is left out, and Next goes on', async () => {
    await begun();
    const draft =
      '{"clientId":"d1","model":"documentContexts","record":{},"touched":[],"refused":false,"replaces":"none"}';
    const html = (await saveFile()).replace('"drafts":[', `"drafts":[${draft},`).replace('},]', '}]');
    expect(html).toContain(draft);
    const { app } = await reopen(html);
    await heading('Check');
    expect(app.claims.get('standard').state.drafts.map(({ clientId }) => clientId)).not.toContain('d1');
  });

  it('C10-11, C6-17: after the end of the session nothing on the entry page is of the form that was opened there', async () => {
    await begun();
    const html = (await saveFile()).replace('"page":"claim-summary"', '"page":"landing"');
    const { app, memory } = await reopen(html);
    await screen.findByText(/This is the form that you saved on/);
    app.expire(null);
    await waitFor(() => expect(memory.history.at(-1)).toMatch(/^\/session-expired/));
    memory.navigate('/standard');
    await heading('Start');
    expect(screen.queryByText(/This is the form that you saved on/)).toBeNull();
  });
});
