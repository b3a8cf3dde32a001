import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/app.testkit.tsx';
import { freshVisits, heading } from '../testing/visitor.testkit.ts';

freshVisits();

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
});
