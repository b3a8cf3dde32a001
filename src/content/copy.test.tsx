import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../testing/app.testkit.tsx';
import { PAGES } from '../testing/smallForm.testkit.ts';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const TAGS = ['<p>', '<li>', '<ul class="x">', '<OL>'];

/** One text for each of the keys, each with a forbidden tag and a mark by which it would be seen. */
const forbidden = (...keys: string[]) =>
  Object.fromEntries(keys.map((key, index) => [key, `MARK-${key} ${TAGS[index % TAGS.length]}`]));

/** A first page with every kind of copy that a page can hold. */
const LANDING = {
  path: '/standard',
  titleKey: 'Title',
  introKey: 'Intro',
  nextLabelKey: 'Next',
  blocks: [
    { kind: 'copy', id: 'copy', textKeys: ['Paragraph'] },
    { kind: 'copy', id: 'list', style: 'bullets', textKeys: ['Bullet'] },
    { kind: 'copy', id: 'notice', style: 'notice', textKeys: ['Notice'] },
    { kind: 'header', id: 'header', tag: 'h2', textKey: 'Header' },
    { kind: 'button', id: 'button', href: 'https://example.org', labelKey: 'Button' },
    {
      kind: 'fields',
      id: 'sign-in',
      titleKey: 'Group',
      model: 'credentials',
      fields: [
        { name: 'claimNumber', label: 'Label', hint: 'Hint', placeholder: 'Placeholder' },
        { name: 'pin', component: 'select', label: 'Choice', options: [{ value: '1', label: 'Option' }] },
      ],
    },
    {
      kind: 'signature',
      id: 'sign',
      titleKey: 'Signing',
      textKeys: ['Statement'],
      showDate: false,
      model: 'signature',
      fields: [{ name: 'signature', label: 'Signature' }],
    },
  ],
} satisfies (typeof PAGES)[string];

describe('copy with forbidden tags', () => {
  it('R5-48: whatever a page draws of it is the error text', async () => {
    const keys = ['Title', 'Intro', 'Next', 'Paragraph', 'Bullet', 'Notice', 'Header', 'Button', 'Group'];
    const inFields = [
      'Label',
      'Hint',
      'Placeholder',
      'Choice',
      'Option',
      'Signing',
      'Statement',
      'Signature',
    ];
    const content = forbidden(...keys, ...inFields, 'Rule_required');
    await renderApp({ pages: { ...PAGES, landing: LANDING }, content });
    await screen.findByRole('heading', { level: 1, name: 'Invalid localization' });
    fireEvent.click(screen.getByRole('button', { name: 'Invalid localization' }));
    await screen.findAllByRole('link', { name: /Invalid localization/ });
    expect(document.documentElement.outerHTML).not.toContain('MARK');
    const page = within(screen.getByRole('main'));
    // Headings of page, header, group and signature; paragraph, bullet, notice, intro and statement.
    expect(page.getAllByText('Invalid localization', { exact: false }).length).toBeGreaterThanOrEqual(
      keys.length,
    );
    expect(page.getAllByLabelText(/Invalid localization/, { selector: 'input, select' })).toHaveLength(3);
    expect(page.getByPlaceholderText('Invalid localization')).toBeTruthy();
    expect(page.getByRole('option', { name: 'Invalid localization' })).toBeTruthy();
  });

  it('R5-48: so it is around the page: name, banner, contact, navigation and document title', async () => {
    const keys = [
      'Settlement_Name',
      'Address',
      'Phone',
      'Email',
      'Nav_Home',
      'Footer_Welcome',
      'App_PageTitle',
    ];
    await renderApp({ content: forbidden(...keys) });
    await screen.findByRole('heading', { level: 1 });
    expect(document.documentElement.outerHTML).not.toContain('MARK');
    expect(document.title).toBe('Invalid localization');
    const navigation = within(screen.getByRole('navigation'));
    expect(navigation.getByText('Invalid localization', { exact: false })).toBeTruthy();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByText('Invalid localization', { exact: false }).length).toBeGreaterThanOrEqual(3);
  });
});
