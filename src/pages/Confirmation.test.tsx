import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/app.testkit.tsx';
import { file, freshVisits, heading, toSummary } from '../testing/visitor.testkit.ts';

freshVisits();

const BEFORE = 'Print or save this page now: once you leave or reload it, your answers are no longer shown.';
const GONE = 'Your answers and the time of filing are no longer shown here: this device does not keep them.';

describe('a filed claim', () => {
  it('C7-06, C6-16, C6-17: a reload still shows the reference code, and nothing else of the claim is left; it is said before and after', async () => {
    const first = await renderApp();
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    expect(document.body.textContent).toContain(BEFORE);
    expect(document.body.textContent).not.toContain(GONE);
    first.view.unmount();
    const again = await renderApp({ path: '/standard/confirmation', authorized: true });
    await heading('Done');
    expect(await screen.findByText('ABC12-DEF34')).toBeTruthy();
    expect(document.body.textContent).not.toContain('What you filed');
    expect(document.body.textContent).not.toContain(BEFORE);
    expect(document.body.textContent).toContain(GONE);
    again.app.location.navigate('/standard/claim-summary');
    await heading('Done');
  });

  it('leaves no empty row of buttons below the code', async () => {
    await renderApp();
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    const rows = [...document.querySelectorAll('.cw-actions')].map((row) => row.children.length);
    expect(rows).toEqual([1]);
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
