import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/app.testkit.tsx';
import { THEME_LAYOUTS } from '../themes/themes.ts';
import { SiteAddress } from './SiteAddress.tsx';

afterEach(cleanup);

const content = {
  Logo_Alt: 'Seal of the settlement',
  Agency_Banner: 'The site of the agency',
  Agency_Detail: 'It ends in **example.org**',
  Agency_Name: 'Run by the agency',
  Agency_Foia: 'FOIA requests',
};
const logo = { url: '/logo-1.png', altKey: 'Logo_Alt', width: 400, height: 100 };

const shown = () => screen.findByRole('heading', { level: 1, name: 'Start' });
const agencyParts = () => document.querySelectorAll('.cw-agency-banner, .cw-identifier').length;

describe('what a settlement says of itself', () => {
  it.each(Object.keys(THEME_LAYOUTS))(
    'R2-34: in %s the header shows the logo, where there is one',
    async (theme) => {
      await renderApp({ theme, content, header: { navigation: 'default', logo } });
      await shown();
      const picture = within(screen.getByRole('banner')).getByRole('img', { name: 'Seal of the settlement' });
      expect(picture.getAttribute('src')).toBe('/logo-1.png');
      // Its place is kept before it has come: 48 px high, as wide as it is drawn.
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['192', '48']);
      cleanup();
      await renderApp({ theme });
      await shown();
      expect(screen.queryByRole('img')).toBeNull();
    },
  );

  it('R2-34: the agency’s header has title and subtitle beside the logo', async () => {
    const header = { navigation: 'default', claimsAdminTitleKey: 'Agency_Name', logo } as const;
    await renderApp({ theme: 'ftc-7-0-default', content, header });
    await shown();
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('link', { name: 'Test Settlement' }).getAttribute('href')).toBe(
      'https://example.org',
    );
    expect(head.getByText('Run by the agency').className).toBe('cw-brand-sub');
  });

  it('an agency’s site says what it is at its head and foot, and nothing that the settlement does not say', async () => {
    const agency = {
      banner: { textKey: 'Agency_Banner', detailKeys: ['Agency_Detail'] },
      identifier: {
        textKey: 'Agency_Name',
        links: [{ labelKey: 'Agency_Foia', url: 'https://a.example/foia' }],
      },
    };
    await renderApp({ theme: 'ftc-7-0-default', content, agency });
    await shown();
    const banner = screen.getByRole('region', { name: 'The site of the agency' });
    expect(banner.querySelector('details > summary')?.textContent).toBe('The site of the agency');
    expect(within(banner).getByText('example.org').tagName).toBe('STRONG');
    const identifier = screen.getByRole('region', { name: 'example.org' });
    const link = within(identifier).getByRole('link', { name: 'FOIA requests (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://a.example/foia');
    cleanup();
    await renderApp({ theme: 'ftc-7-0-default', content });
    await shown();
    expect(agencyParts()).toBe(0);
  });

  it.each(Object.keys(THEME_LAYOUTS))(
    'C16-10: in %s a Privacy Act notice stands where the settlement is a federal agency’s alone',
    async (theme) => {
      const foot = () => screen.getByRole('contentinfo').textContent ?? '';
      await renderApp({ theme, content, agency: { banner: { textKey: 'Agency_Banner' } } });
      await shown();
      expect(foot()).not.toContain('Privacy Act');
      expect(foot().includes('How we use your information: ')).toBe(theme === 'ftc-7-0-default');
      cleanup();
      await renderApp({ theme, content, agency: { federal: true } });
      await shown();
      expect(foot()).toContain('Privacy Act notice: ');
      expect(foot()).not.toContain('How we use');
    },
  );

  const others = Object.keys(THEME_LAYOUTS).filter((theme) => theme !== 'ftc-7-0-default');
  it.each(others)('%s does not pass for an agency’s site', async (theme) => {
    await renderApp({ theme, content, agency: { banner: { textKey: 'Agency_Banner' } } });
    await shown();
    expect(agencyParts()).toBe(0);
  });
});

describe('the address of the settlement’s site', () => {
  it.each([
    ['https://www.example.org', 'https://|www|.example|.org'],
    ['https://example.org/claims/2:30/', 'https://|example|.org/|claims/|2:30/'],
  ])('%s is broken between its parts alone', (url, parts) => {
    const { container } = render(<SiteAddress url={url} />);
    expect(container.innerHTML).toBe(parts.replaceAll('|', '<wbr>'));
  });
});

describe('the toast', () => {
  it.each([
    { place: 'under it', top: 700, scrolls: 1 },
    { place: 'above it', top: 100, scrolls: 0 },
  ])('scrolls what has the focus out from under itself: $place', async ({ top, scrolls }) => {
    const { app } = await renderApp({ theme: 'ftc-7-0-default' });
    await shown();
    const button = document.querySelector('main button') as HTMLButtonElement;
    const scrollIntoView = vi.fn();
    Object.assign(button, { scrollIntoView, getBoundingClientRect: () => new DOMRect(16, top, 200, 44) });
    const toast = document.querySelector('.cw-toast') as HTMLElement;
    toast.getBoundingClientRect = () => new DOMRect(16, 680, 288, 80);
    button.focus();
    await act(async () => app.toast.show('Toast_Saved'));
    await screen.findByText('Saved.');
    expect(scrollIntoView).toHaveBeenCalledTimes(scrolls);
  });
});
