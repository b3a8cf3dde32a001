import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { EN } from '../transforms/texts/en.ts';
import { MODELS, problem, renderApp, type TestAppOptions } from './testing/app.testkit.tsx';
import { drawDialogs, heading, press, signIn, type } from './testing/visitor.testkit.ts';
import { areOthers } from './wizard/otherPerson.ts';

beforeEach(drawDialogs);

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

function rows(...fields: Record<string, string>[]) {
  const metadata = { formType: 'Standard', dtoMapping: 'prepopulatedData' } as const;
  return {
    authorized: true,
    error: null,
    captcha: 'raw',
    prepopulatedData: fields.map((row, index) => ({
      clientId: `row-${index}`,
      id: String(index),
      metadataHash: '',
      metadata,
      fields: row,
    })),
    expiresAt: '2026-05-20T19:30:00.000Z',
    storageKey: 'key-1',
  } as const;
}

describe('authorization', () => {
  it('R6-02, R7-17, R4-20: the entry page runs the captcha, sends the credentials and resets the captcha', async () => {
    const { api, captchaProvider } = await renderApp();
    await signIn();
    expect(captchaProvider.execute).toHaveBeenCalledTimes(1);
    const [form, credentials, token] = vi.mocked(api.authorize).mock.calls[0] ?? [];
    expect([form, token]).toEqual(['standard', 'captcha-token']);
    expect(credentials).toMatchObject({
      metadata: { dtoMapping: 'credentials' },
      fields: { claimNumber: 'A1' },
      clientId: expect.stringMatching(/^credentials-\w{8}$/),
    });
    expect(captchaProvider.reset).toHaveBeenCalled();
  });

  it('R4-08: Next on a page with errors shows them all and goes nowhere', async () => {
    const { api } = await renderApp();
    await heading('Start');
    expect(screen.queryByText('Value is required')).toBeNull();
    press('Next');
    expect((await screen.findAllByText('Value is required')).length).toBeGreaterThan(0);
    expect(api.authorize).not.toHaveBeenCalled();
  });

  it('R7-15, R8-07: refused credentials are told on the page, which keeps what was typed', async () => {
    const { app } = await renderApp({
      api: { authorize: () => Promise.reject(problem(401, 'credentialsRefused')) },
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('could not find a record');
    expect(app.authorization.state.errorMessage).toBe('Problem_credentialsRefused');
    press('OK');
    expect(screen.getByLabelText(/Claim number/)).toHaveProperty('value', 'A1');
  });

  it('R8-03: authorize that fails otherwise says the default text', async () => {
    await renderApp({ api: { authorize: () => Promise.reject(new TypeError('offline')) } });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'A problem has occured during your submission. Please try again. If this problem persists, please contact the Settlement Administrator using the information below.',
    );
  });

  it('R8-07: with redirect-on-error the claimant is taken to /error', async () => {
    await renderApp({
      settings: { redirectOnError: true },
      api: { authorize: () => Promise.reject(problem(401, 'credentialsRefused')) },
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('Something went wrong');
  });

  it('R4-12, R4-17, C6-14: one row fills the fields that name its columns, without counting them as edited', async () => {
    const { app } = await renderApp({
      api: { authorize: async () => rows({ FirstName: 'Grace', PIN: 'x' }) },
    });
    await signIn();
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace');
    expect(app.claims.get('standard').state.edited['claimantInfo.firstName']).toBeUndefined();
  });

  it('C6-16: who signs in over a session of somebody else sees nothing that the class list knew of them', async () => {
    const known = rows({ FirstName: 'Grace', LastName: 'Hopper' }).prepopulatedData;
    const { app } = await renderApp({
      authorized: true,
      rows: { Standard: known },
      api: { authorize: async () => ({ ...rows({ FirstName: 'Ada' }), storageKey: 'key-2' }) },
    });
    await signIn();
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
    expect(screen.getByLabelText(/Last name/)).toHaveProperty('value', '');
    expect(JSON.stringify(app.claims.get('standard').state.document)).not.toMatch(/Grace|Hopper/);
  });

  it('C6-16: what somebody has changed of it stays: it is their own answer', async () => {
    const known = rows({ FirstName: 'Grace' }).prepopulatedData;
    await renderApp({
      authorized: true,
      rows: { Standard: known },
      api: { authorize: async () => ({ ...rows(), storageKey: 'key-2' }) },
    });
    await signIn();
    type(/First name/, 'Graham');
    press('Back');
    await heading('Start');
    type(/Claim number/, 'A2');
    press('Next');
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Graham');
  });

  /** Ada is signed in under key-1 and enters something; then credentials are typed that the server knows under another key. */
  async function signedInOver(claimNumber: string, api: TestAppOptions['api'] = {}) {
    const keys = ['key-1', 'key-2'];
    const rendered = await renderApp({
      api: { authorize: async () => ({ ...rows(), storageKey: keys.shift() ?? 'key-2' }), ...api },
    });
    await signIn();
    type(/First name/, 'Ada');
    press('Back');
    await heading('Start');
    type(/Claim number/, claimNumber);
    press('Next');
    await screen.findByRole('heading', { level: 1, name: 'About you', hidden: true });
    return rendered;
  }

  it('C10-03, C6-16: who signs in over somebody else’s session finds nothing that was typed, and is told that it is gone', async () => {
    const { app } = await signedInOver('B2');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(EN.Session_OthersAnswers);
    press('OK');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', '');
    const { document, entered, edited } = app.claims.get('standard').state;
    expect(JSON.stringify([document, entered, edited, { ...window.sessionStorage }])).not.toContain('Ada');
    expect(document.credentials).toMatchObject({ claimNumber: 'B2' });
    expect(edited['claimantInfo.firstName']).toBeUndefined();
    // What they enter is theirs.
    type(/First name/, 'Grace');
    type(/Last name/, 'Hopper');
    press('Next');
    await heading('Check');
  });

  it('C10-03, C6-16: files that were added before are not sent by somebody else, nor is what other forms hold shown to them', async () => {
    const { app } = await renderApp({ api: { authorize: async () => ({ ...rows(), storageKey: 'key-2' }) } });
    app.claims.openMirror('key-1');
    await heading('Start');
    const claim = app.claims.get('standard');
    Object.assign(claim.state, {
      authorizedWith: JSON.stringify({ claimNumber: 'A1' }),
      storageKey: 'key-1',
    });
    claim.setRecords('documentContexts', [{ kind: 'receipt' }], ['doc-1']);
    await app.claims.files().put('doc-1', new File(['a'], 'a.pdf'));
    app.wallet.state.accounts.standard = { email: 'ada@example.com' } as never;
    type(/Claim number/, 'B2');
    press('Next');
    await screen.findByRole('alertdialog');
    expect(claim.state.document.documentContexts).toEqual([]);
    expect(await app.claims.files().get('doc-1')).toBeUndefined();
    expect(app.wallet.state.accounts).toEqual({});
  });

  it('C6-16: the same person who signs in to a new session keeps what was typed, however their number is written', async () => {
    await signedInOver(' a1');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
  });

  it('C10-03: what was entered in another form before a reload, and not looked at since, goes as well', async () => {
    const claim = {
      authorizedWith: '{"claimNumber":"A1"}',
      storageKey: 'key-0',
      edited: { 'claimantInfo.x': true },
    };
    const kept = {
      lookup: {
        configurationHash: '',
        claim: { ...claim, ids: { lists: {} }, drafts: [], referenceCode: null },
      },
    };
    const { app } = await renderApp({ api: { authorize: async () => ({ ...rows(), storageKey: 'key-2' }) } });
    window.sessionStorage.setItem('claimwright:key-1', JSON.stringify(kept));
    app.claims.openMirror('key-1');
    await heading('Start');
    type(/Claim number/, 'B2');
    press('Next');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(EN.Session_OthersAnswers);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('A1');
  });

  it('C10-03: who entered nothing before is told of nothing, nor is anybody whose claim is filed', async () => {
    const { app } = await renderApp({
      authorized: true,
      rows: { Standard: rows({ FirstName: 'Grace' }).prepopulatedData },
      api: { authorize: async () => ({ ...rows(), storageKey: 'key-2' }) },
    });
    await signIn();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(app.claims.get('standard').state.storageKey).toBe('key-2');
  });

  it.each([
    ['{"claimNumber":"A1","pin":"1"}', '{"claimNumber":"A1","pin":"1"}', false],
    ['{"masked":"A-1","pin":null}', '{"masked":"a1","pin":"1"}', false],
    ['{"claimNumber":"a1 "}', '{"claimNumber":"A1"}', false],
    ['{"claimNumber":"A-1"}', '{"claimNumber":"A1"}', true],
    ['{"email":"a.b@x.example"}', '{"email":"ab@x.example"}', true],
    ['{"claimNumber":"A1","pin":"1"}', '{"claimNumber":"A1","pin":"2"}', true],
    ['{"claimNumber":"A1","email":null}', '{"claimNumber":null,"email":"a@b.example"}', true],
    ['{"claimNumber":null}', '{"claimNumber":"A1"}', true],
    ['{"claimNumber":"A1"}', '{"email":"a@b.example"}', true],
    ['{"claimNumber":"A1"}', '{}', false],
    ['{}', '{"claimNumber":"A1"}', false],
  ])('C10-03: of %s and then %s it is told whether they are two people: %s', (before, now, isOther) => {
    expect(areOthers(before, now, { masked: '-' })).toBe(isOther);
  });

  it('C8-23: the page judges by the way in that the form has', async () => {
    const whenKnown = rule('requiredWhen', [], {
      condition: { value: { entry: {} }, equals: 'classList' },
    });
    const models = MODELS.map((model) =>
      model.metadata.dtoMapping === 'claimantInfo'
        ? { ...model, fields: [field('firstName'), field('lastName', [whenKnown]), ...model.fields.slice(2)] }
        : model,
    );
    const { app } = await renderApp({ models, authorized: true, path: '/standard/claimant-info' });
    await heading('About you');
    expect(app.context().entry).toBe('classList');
    press('Next');
    expect((await screen.findAllByRole('link', { name: /The value is required/ })).length).toBe(1);
  });

  it('C8-23: the entry page offers the ways in, in order, and what is asked hangs on the one that is chosen', async () => {
    const whenKnown = rule('requiredWhen', [], {
      condition: { value: { entry: {} }, equals: 'classList' },
    });
    const models = MODELS.map((model) =>
      model.metadata.dtoMapping === 'credentials'
        ? { ...model, fields: [field('claimNumber', [whenKnown]), ...model.fields.slice(1)] }
        : model,
    );
    const authorize = vi.fn(async () => rows());
    const { app } = await renderApp({ models, ways: ['classList', 'open'], api: { authorize } });
    await heading('Start');
    const group = screen.getByRole('group', { name: 'How do you want to begin?' });
    const radios = within(group).getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'I have a notice',
      'I have no notice',
    ]);
    expect(radios[0]).toHaveProperty('checked', true);
    press('Next');
    await screen.findAllByRole('link', { name: /The value is required/ });
    fireEvent.click(screen.getByLabelText('I have no notice'));
    expect(app.context().entry).toBe('open');
    press('Next');
    await heading('About you');
    expect(authorize).toHaveBeenCalledWith('standard', expect.anything(), 'captcha-token', 'open');
    expect(app.context().entry).toBe('open');
  });

  it('C8-23: a form with one way in asks for no choice, and sends none', async () => {
    const authorize = vi.fn(async () => rows());
    await renderApp({ ways: ['classList'], api: { authorize } });
    await heading('Start');
    expect(screen.queryByRole('radio')).toBeNull();
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    expect(authorize).toHaveBeenCalledWith('standard', expect.anything(), 'captcha-token', undefined);
  });

  it('C8-22: the claim knows the row that the claimant picks, and none before', async () => {
    const known = entry('prepopulatedData', [field('firstName'), field('isInsured', [], 'boolean')]);
    const { app } = await renderApp({
      models: [...MODELS, known],
      api: {
        authorize: async () =>
          rows({ FirstName: 'Grace', IsInsured: '' }, { FirstName: 'Ada', IsInsured: 'True' }),
      },
    });
    const knownRows = () => app.claims.get('standard').state.document.prepopulatedData;
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('Which record is this claim for?');
    expect(knownRows()).toEqual([]);
    fireEvent.click(screen.getByLabelText(/Ada/));
    press('Continue');
    await heading('About you');
    expect(knownRows()).toEqual([{ firstName: 'Ada', isInsured: true }]);
  });

  it('C6-14: of several rows the claimant picks the one to file for', async () => {
    await renderApp({ api: { authorize: async () => rows({ FirstName: 'Grace' }, { FirstName: 'Ada' }) } });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('Which record is this claim for?');
    fireEvent.click(screen.getByLabelText(/Ada/));
    press('Continue');
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
  });
});
