import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type TestAppOptions } from '../testing/app.testkit.tsx';
import { freshVisits, heading } from '../testing/visitor.testkit.ts';

freshVisits();

/** Day of the kit's server: May 20, 2026. */
const documentsUntil = (deadlineDateTime: string) => ({
  documentsUploadFilingDeadline: { deadlineDateTime, redirectUrl: {} },
});

describe('generic pages', () => {
  it.each([
    ['/no-such-page', 'Page not found', 'Go to the claim form', '/'],
    ['/page-not-found', 'Page not found', 'Go to the claim form', '/'],
    ['/error', 'Something went wrong', 'Go back to your claim', '/'],
    ['/deadline', 'The deadline has passed', 'Go to the settlement website', 'https://example.org'],
    ['/session-expired?form=standard&culture=en', 'Your session has ended', 'Begin again', '/standard'],
    ['/session-expired?form=automotive&culture=es', 'Your session has ended', 'Begin again', '/automotive'],
  ])(
    'R2-01, R2-02, R2-03, R2-04, R9-13: %s says what it is and has a way on',
    async (path, title, link, to) => {
      window.sessionStorage.setItem('claimwright:ended', '{}');
      await renderApp({ path });
      await heading(title);
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
      const culture = path.includes('culture=es') ? 'es' : 'en';
      await waitFor(() => expect(document.documentElement.lang).toBe(culture));
    },
  );

  it.each([
    ['/no-such-page', 'Nothing was filed here, unless you were given a reference code.'],
    ['/error', 'If you have a reference code, your claim is filed. If not, go back and try again.'],
    ['/deadline', 'If you have a reference code, you filed in time.'],
    ['/session-expired', 'If you have no reference code, nothing was filed.'],
  ])('C16-05: %s says whether anything was filed, and whom to call', async (path, said) => {
    window.sessionStorage.setItem('claimwright:ended', '{}');
    await renderApp({ path });
    await screen.findByText(new RegExp(said.replaceAll('.', '\\.')));
    expect(document.querySelector('.cw-message')?.textContent).toContain('Call 1-800-555-0100.');
  });

  it.each([
    ['says what is left of a saved form', {}, 1],
    ['says nothing of saved forms where none are kept', { resume: 'off' as const }, 0],
  ])('C10-11: the deadline’s page %s', async (_what, settings, count) => {
    await renderApp({ path: '/deadline', settings });
    await heading('The deadline has passed');
    expect(
      screen.queryAllByText(/If you saved a file on your device, you can still open it there/),
    ).toHaveLength(count);
  });

  it.each([
    [
      'one',
      { claimFilingDeadline: '05/19/2026' },
      'The deadline was Tuesday, May 19, 2026 at 11:59 p.m. Pacific time.',
    ],
    [
      'two at one time',
      { claimFilingDeadline: '05/19/2026', globalDeadline: '05/19/2026' },
      'The deadline was Tuesday, May 19, 2026',
    ],
    ['two at different times', { claimFilingDeadline: '05/19/2026', globalDeadline: '05/18/2026' }, ''],
    ['none', { claimFilingDeadline: '05/19/2031' }, ''],
  ])(
    'C16-05: the deadline’s page names the one that passed, in whose time: %s',
    async (_name, days, said) => {
      const deadlines = Object.fromEntries(
        Object.entries(days).map(([key, deadlineDateTime]) => [key, { deadlineDateTime, redirectUrl: {} }]),
      );
      await renderApp({ path: '/deadline', deadlines });
      await heading('The deadline has passed');
      const shown = document.querySelector('.cw-message')?.textContent?.replaceAll(/\s/g, ' ') ?? '';
      if (said === '') expect(shown).not.toContain('The deadline was');
      else expect(shown).toContain(said);
    },
  );

  it.each<[string, Pick<TestAppOptions, 'forms' | 'deadlines'>, boolean]>([
    ['has none', {}, false],
    ['takes them', { forms: ['documents-upload'] }, true],
    [
      'takes them until later',
      { forms: ['documents-upload'], deadlines: documentsUntil('05/21/2026') },
      true,
    ],
    ['took them', { forms: ['documents-upload'], deadlines: documentsUntil('05/19/2026') }, false],
  ])(
    'C16-05: the deadline’s page leads to where documents are added to a claim, where a settlement %s',
    async (_name, options, isOpen) => {
      await renderApp({ path: '/deadline', ...options });
      await heading('The deadline has passed');
      const link = screen.queryByRole('link', { name: 'Add documents' });
      expect(link?.getAttribute('href')).toBe(isOpen ? '/documents-upload' : undefined);
      expect(link?.previousElementSibling?.textContent).toBe(
        isOpen ? 'If you filed in time, you can still add documents.' : undefined,
      );
    },
  );
});
