import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/app.testkit.tsx';
import { authorizeWith, row } from '../testing/memberRows.testkit.ts';
import { freshVisits, heading, press, type } from '../testing/visitor.testkit.ts';

freshVisits();

describe('visitors who are authorized already', () => {
  it('C6-14, R6-02: going back to the entry page and on again asks nothing of the server a second time', async () => {
    const known = row({ ClaimNumber: 'A1', PIN: '77', FirstName: 'Grace' });
    const { api } = await renderApp({
      api: authorizeWith(known, { ...known, fields: { ...known.fields, FirstName: 'Ada' } }),
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('Which record is this claim for?');
    press('Continue');
    await heading('About you');
    press('Back');
    await heading('Start');
    press('Next');
    await heading('About you');
    expect(api.authorize).toHaveBeenCalledTimes(1);
    type(/First name/, 'Grace');
  });

  it('C6-14: other credentials are put to the server again', async () => {
    const { api } = await renderApp({ api: authorizeWith(row({ FirstName: 'Grace' })) });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    press('Back');
    await heading('Start');
    type(/Claim number/, 'B2');
    press('Next');
    await heading('About you');
    expect(api.authorize).toHaveBeenCalledTimes(2);
  });

  it('C6-16: a new tab starts with what the server knows of the visitor', async () => {
    await renderApp({
      path: '/standard/claimant-info',
      authorized: true,
      rows: { Standard: [row({ ClaimNumber: 'A1', FirstName: 'Grace' })] },
    });
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace');
  });

  it('C6-16, C6-14: where several rows match, a new tab asks which one it is for', async () => {
    const rows = [row({ FirstName: 'Grace' }), row({ FirstName: 'Ada' })];
    await renderApp({ path: '/standard/claimant-info', authorized: true, rows: { Standard: rows } });
    await heading('Which record is this claim for?');
    fireEvent.click(screen.getByLabelText(/Ada/));
    press('Continue');
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
  });

  it('C6-16: a reload keeps what was entered over what the server knows', async () => {
    const known = { Standard: [row({ FirstName: 'Grace' })] };
    const first = await renderApp({ api: authorizeWith(row({ FirstName: 'Grace' })) });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    type(/First name/, 'Augusta');
    await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('Augusta'));
    first.view.unmount();
    await renderApp({ path: '/standard/claimant-info', authorized: true, rows: known });
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Augusta');
  });
});
