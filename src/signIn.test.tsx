import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entry, field, rule } from '../transforms/testing/forms.testkit.ts';
import { ES } from '../transforms/texts/es.ts';
import { problem, renderApp, type TestAppOptions } from './testing/app.testkit.tsx';
import { rows } from './testing/memberRows.testkit.ts';
import { MODELS, SPANISH } from './testing/smallForm.testkit.ts';
import { freshVisits, heading, press, signIn, type } from './testing/visitor.testkit.ts';

freshVisits();

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

  it('C10-24, R7-15, R8-07: refused credentials are told once, at the form, which keeps what was typed', async () => {
    const { app } = await renderApp({
      api: { authorize: () => Promise.reject(problem(401, 'credentialsRefused')) },
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    const said = await screen.findAllByText(/We found no record with these details/);
    expect([said.length, screen.queryByRole('alertdialog')]).toEqual([2, null]);
    expect(said[0]?.closest('.cw-summary')).not.toBeNull();
    await waitFor(() => expect(document.activeElement?.className).toContain('cw-summary'));
    expect(app.authorization.state.errorMessage?.key).toBe('Problem_credentialsRefused');
    expect(screen.getByLabelText(/Claim number/)).toHaveProperty('value', 'A1');
  });

  it('R8-03: authorize that fails otherwise says the default text', async () => {
    await renderApp({ api: { authorize: () => Promise.reject(new TypeError('offline')) } });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'A problem has occurred during your submission. Please try again. If this problem persists, please contact the Settlement Administrator using the information below.',
    );
  });

  const reason = 'Your notice was replaced on May 2 <b>2026</b>.';

  it('C15-01, C10-24: the server’s reason for a refused sign-in is shown at the form, as plain text', async () => {
    await renderApp({
      api: { authorize: () => Promise.reject(problem(401, 'credentialsRefused', { error: reason })) },
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    const [line] = await screen.findAllByText(
      /Your notice was replaced on May 2 <b>2026<\/b>\. We found no record/,
    );
    expect([line?.querySelector('b'), screen.queryByRole('alertdialog')]).toEqual([null, null]);
  });

  it('C15-01, R7-15: the server’s reason is shown in the alert, as plain text, and kept', async () => {
    const { app } = await renderApp({
      api: { authorize: () => Promise.reject(problem(403, 'forbidden', { error: reason })) },
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    const alert = await screen.findByRole('alertdialog');
    expect(alert.querySelector('#cw-modal-text')?.textContent).toBe(reason);
    expect(alert.querySelector('b')).toBeNull();
    expect(app.authorization.state.errorMessage?.reason).toBe(reason);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('C15-01: in another language than the reason came in, the catalogued text says what failed', async () => {
    const refused = problem(403, 'forbidden', { error: reason });
    const content = async () => ({ ...ES, ...SPANISH });
    const asked = async (settings: TestAppOptions['settings'] = {}) => {
      const made = await renderApp({ settings, api: { content, authorize: () => Promise.reject(refused) } });
      await heading('Start');
      type(/Claim number/, 'A1');
      press('Next');
      return made.app;
    };
    const inAlert = await asked();
    await screen.findByText(reason);
    inAlert.chooseCulture('es');
    await screen.findByText(ES.Problem_forbidden);
    inAlert.chooseCulture('en');
    await screen.findByText(reason);
    cleanup();
    const onPage = await asked({ redirectOnError: true });
    await heading('We could not do this');
    expect(document.querySelector('.cw-lead')?.textContent).toBe(reason);
    onPage.chooseCulture('es');
    await heading(ES.Alert_NotDone);
    expect(document.querySelector('.cw-lead')?.textContent).toBe(ES.Problem_forbidden);
  });

  it('C15-01, R8-07: with redirect-on-error /error says why, and leads back to what was typed', async () => {
    const refusals = [
      problem(401, 'credentialsRefused', { error: reason }),
      problem(401, 'credentialsRefused'),
    ];
    await renderApp({
      settings: { redirectOnError: true },
      api: { authorize: () => Promise.reject(refusals.shift()) },
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('We could not find your record');
    expect(document.querySelector('.cw-lead')?.textContent).toBe(reason);
    expect(document.querySelector('.cw-lead b')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Go back to your claim' }));
    await heading('Start');
    expect(screen.getByLabelText(/Claim number/)).toHaveProperty('value', 'A1');
    press('Next');
    await heading('We could not find your record');
    expect(document.querySelector('.cw-lead')?.textContent).toContain('could not find a record');
  });

  it('R4-12, R4-17, C6-14: one row fills the fields that name its columns, without counting them as edited', async () => {
    const { app } = await renderApp({
      api: { authorize: async () => rows({ FirstName: 'Grace', PIN: 'x' }) },
    });
    await signIn();
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace');
    expect(app.claims.get('standard').state.edited['claimantInfo.firstName']).toBeUndefined();
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
