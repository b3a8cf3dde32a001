import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withBuiltIn } from '../../transforms/texts/builtIn.ts';
import { directionOf } from '../../transforms/texts/direction.ts';
import { renderApp } from '../testing/app.testkit.tsx';
import { CONTENT } from '../testing/smallForm.testkit.ts';
import { freshVisits, heading } from '../testing/visitor.testkit.ts';
import { THEME_LAYOUTS } from '../themes/themes.ts';

freshVisits();

const CULTURES = { en: 'English', es: 'Español', ar: 'العربية' };

/** Month of the conformance report, which the page names. */
const MONTH = /^\| Report date \| (\w+) \d+, (\d+) \|$/m
  .exec(readFileSync('docs/accessibility.md', 'utf8'))
  ?.slice(1)
  .join(' ');

/** Texts of a settlement in each culture, with its own wording of one of the product's. */
const OWN: Record<string, Record<string, string>> = {
  en: { Accessibility_Relay: 'Text us at **555-0123**.' },
  es: { Phone: '1-800-555-0133', Address: 'Apartado 1' },
  ar: { Phone: '1-800-555-0144', Address: 'ص. ب. 1' },
};

/** The page as it is drawn in a culture. */
async function pageIn(culture: string, options: Parameters<typeof renderApp>[0] = {}) {
  await renderApp({
    path: `/accessibility?culture=${culture}`,
    cultures: CULTURES,
    content: OWN.en ?? {},
    api: { content: async (code: string) => withBuiltIn(code, { ...CONTENT, ...OWN[code] }) },
    ...options,
  });
}

/** A text without what sets the directions of its parts. */
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ') ?? '';
const wordsOf = (element: Element) => plain(element.textContent);

describe('C10-39: the page Accessibility', () => {
  it.each([
    {
      culture: 'en',
      title: 'Accessibility',
      parts: [
        'How this form is built',
        'What is not done yet',
        'If something stops you',
        'By phone or on paper',
      ],
      said: [
        'Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA',
        `We last checked it in ${MONTH},`,
        'A few of these guidelines are not fully met yet.',
        'No person has tested this form with a screen reader yet.',
        'Tell us on which page you were, what you wanted to do, and what happened.',
        'Call 1-800-555-0100. Ask us to go through the form with you, or to send you a paper form.',
        'Text us at 555-0123.',
      ],
      phone: '1-800-555-0100',
      address: 'PO Box 1',
    },
    {
      culture: 'es',
      title: 'Accesibilidad',
      parts: [
        'Cómo está hecho este formulario',
        'Lo que todavía falta',
        'Si algo se lo impide',
        'Por teléfono o en papel',
      ],
      said: [
        '(WCAG) 2.2, niveles A y AA',
        'en noviembre de 2026',
        'lector de pantalla',
        'Llame al 1-800-555-0133.',
        'marque 711',
      ],
      phone: '1-800-555-0133',
      address: 'Apartado 1',
    },
    {
      culture: 'ar',
      title: 'إمكانية الوصول',
      parts: ['كيف صُمِّم هذا النموذج', 'ما لم يكتمل بعد', 'إذا واجهتك صعوبة', 'عبر الهاتف أو على الورق'],
      said: ['(WCAG) 2.2', 'نوفمبر 2026', 'قارئ شاشة', 'يُرجى الاتصال بالرقم 1-800-555-0144', '711'],
      phone: '1-800-555-0144',
      address: 'ص. ب. 1',
    },
  ])(
    'says in $culture how the form is built, what is missing, whom to call about a barrier, and what to do without it',
    async ({ culture, title, parts, said, phone, address }) => {
      await pageIn(culture);
      const top = await heading(title);
      const main = within(screen.getByRole('main'));
      expect(main.getAllByRole('heading', { level: 1 })).toEqual([top]);
      expect(main.getAllByRole('heading', { level: 2 }).map(wordsOf)).toEqual(parts);
      const words = wordsOf(screen.getByRole('main'));
      for (const one of said) expect(words).toContain(one);
      expect(main.getByRole('link', { name: phone }).getAttribute('href')).toBe(
        `tel:${phone.replaceAll('-', '')}`,
      );
      expect(main.getByRole('link', { name: 'help@example.org' }).getAttribute('href')).toBe(
        'mailto:help@example.org',
      );
      expect(words).toContain(address);
      expect(plain(document.title)).toBe(`${title} – Test Settlement`);
      const { lang, dir } = document.documentElement;
      expect([lang, dir]).toEqual([culture, directionOf(culture)]);
    },
  );

  it('is there before anybody signs in and once every deadline has passed, and leads to the form', async () => {
    await pageIn('en', {
      deadlines: { claimFilingDeadline: { deadlineDateTime: '05/19/2026', redirectUrl: {} } },
    });
    await heading('Accessibility');
    const way = within(screen.getByRole('main')).getByRole('link', { name: 'Go to the claim form' });
    expect(way.getAttribute('href')).toBe('/');
  });

  it.each(Object.keys(THEME_LAYOUTS))(
    'is linked at the foot of every page of %s, in a tab of its own',
    async (theme) => {
      await renderApp({ theme });
      await heading('Start');
      const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: /^Accessibility/ });
      expect([link.getAttribute('href'), link.textContent]).toEqual([
        '/accessibility',
        'Accessibility (opens in a new tab)',
      ]);
    },
  );
});
