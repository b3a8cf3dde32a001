import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/app.testkit.tsx';
import { file, freshVisits, heading, toSummary } from '../testing/visitor.testkit.ts';

freshVisits();

describe('a filed claim', () => {
  it('C7-06, C6-16, C6-17: a reload still shows the reference code, and nothing else of the claim is left', async () => {
    const first = await renderApp();
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    first.view.unmount();
    const again = await renderApp({ path: '/standard/confirmation', authorized: true });
    await heading('Done');
    expect(await screen.findByText('ABC12-DEF34')).toBeTruthy();
    expect(document.body.textContent).not.toContain('What you filed');
    again.app.location.navigate('/standard/claim-summary');
    await heading('Done');
  });

  it('C6-14: its entry page, opened anew, begins another claim', async () => {
    const first = await renderApp();
    await toSummary();
    await file();
    first.view.unmount();
    await renderApp({ path: '/', authorized: true });
    await heading('Start');
  });
});
