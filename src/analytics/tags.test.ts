import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../testing/app.testkit.tsx';
import { startTags } from './tags.ts';

function forgetTags(): void {
  delete window.dataLayer;
  delete navigator.globalPrivacyControl;
  for (const script of document.head.querySelectorAll('script')) script.remove();
}

beforeEach(forgetTags);
afterEach(forgetTags);

const calls = () => (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const visits = () =>
  calls().flatMap(([kind, name, more]) => (kind === 'event' && name === 'page_view' ? [more] : []));

/** jsdom loads no scripts: what waits for one is left waiting. */
async function started(...ids: string[]) {
  const { app } = await testApp({ path: '/standard' });
  const ready = startTags(ids, app);
  return { app, ready };
}

describe('analytics tags', () => {
  it('R3-02: one script, and a configuration for each tag', async () => {
    await started('G-FIRST01', 'G-SECOND2');
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-FIRST01']);
    const configured = calls().filter(([kind]) => kind === 'config');
    expect(configured.map(([, id]) => id)).toEqual(['G-FIRST01', 'G-SECOND2']);
  });

  it('R3-02: no cookies and no advertising, as nobody was asked', async () => {
    await started('G-FIRST01');
    expect(calls()[0]).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ]);
  });

  it('R3-02: each page by its path alone', async () => {
    const { app } = await started('G-FIRST01');
    app.location.navigate('/standard/claimant-info');
    app.navigation.state.currentPage = '/standard/claimant-info';
    await vi.waitFor(() => expect(visits()).toHaveLength(2), { timeout: 10_000 });
    expect(visits()).toEqual([
      { page_location: `${window.location.origin}/standard`, page_referrer: '' },
      { page_location: `${window.location.origin}/standard/claimant-info`, page_referrer: '' },
    ]);
  });

  it('R3-02: nothing for who does not want to be followed', async () => {
    navigator.globalPrivacyControl = true;
    const { ready } = await started('G-FIRST01');
    await ready;
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });
});
