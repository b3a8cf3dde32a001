import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, renderApp } from './testing/app.testkit.tsx';
import { drawDialogs, heading, press, signIn, type } from './testing/visitor.testkit.ts';

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
