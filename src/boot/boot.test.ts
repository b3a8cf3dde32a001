import { afterEach, describe, expect, it, vi } from 'vitest';
import { directionOf } from '../../transforms/texts/direction.ts';
import type { Api } from '../api/api.ts';
import type { BootData } from '../stores/bootData.ts';
import { bootData, readInlined } from './bootData.ts';
import { showStartFailure } from './showStartFailure.ts';
import { randomSuffix } from './startUp.ts';

const CALLS = [
  'settlement',
  'manifest',
  'deadlines',
  'csrf',
  'session',
  'captcha',
  'wallet',
  'cultures',
] as const;

function apiOf(answer: (name: string) => Promise<unknown>) {
  const started: string[] = [];
  const call = (name: string) => () => {
    started.push(name);
    return answer(name);
  };
  const calls = Object.fromEntries([...CALLS, 'content'].map((name) => [name, call(name)]));
  return { api: calls as unknown as Api, started };
}

const settlement = { cultures: { en: 'English', es: 'Español' }, defaultCulture: 'en' };
const answers = async (name: string) => {
  if (name === 'settlement') return settlement;
  return name === 'cultures' ? settlement.cultures : { name };
};

afterEach(() => {
  document.body.replaceChildren();
});

describe('what the app starts with', () => {
  it('R4-38, C6-19: without inlined data all requests start together', async () => {
    const waiting = new Promise<never>(() => undefined);
    const { api, started } = apiOf(() => waiting);
    void bootData({}, api, 'en');
    await Promise.resolve();
    expect(started).toEqual([...CALLS]);
  });

  it('C6-19: what the server inlined is not asked for again', async () => {
    const { api, started } = apiOf(answers);
    const inlined = {
      ...Object.fromEntries(CALLS.map((name) => [name, name === 'settlement' ? settlement : { name }])),
      culture: 'es',
      content: { en: {}, es: { a: 'b' } },
    } as unknown as BootData;
    const boot = await bootData(inlined, api, 'en');
    // What is one visitor's own is in no page (C11-09).
    expect(started).toEqual(['csrf', 'session']);
    expect(boot).toMatchObject({ culture: 'es', content: { es: { a: 'b' } } });
  });

  it('R4-24, R6-04: the wanted culture is taken where it is enabled; a CSRF call that was refused leaves null', async () => {
    const { api } = apiOf(async (name) => (name === 'csrf' ? null : answers(name)));
    expect(await bootData({}, api, 'es')).toMatchObject({ culture: 'es', csrf: null });
    expect(await bootData({}, api, 'fr')).toMatchObject({ culture: 'en' });
  });

  it('C15-06, R7-10: a map of cultures that did not come with the page is fetched; a 403 leaves the settlement’s own', async () => {
    const cultures = { en: 'English', es: 'Español', fr: 'Français' };
    const { api } = apiOf(async (name) => (name === 'cultures' ? cultures : answers(name)));
    expect((await bootData({}, api, 'fr')).settlement.cultures).toEqual(cultures);
    expect(await bootData({}, api, 'fr')).toMatchObject({ culture: 'fr' });
    const { api: refused } = apiOf(async (name) => (name === 'cultures' ? null : answers(name)));
    expect(await bootData({}, refused, 'es')).toMatchObject({ settlement, culture: 'es', failures: [] });
  });

  it('R1-06, C2-04: texts that were not inlined are fetched in the wanted culture and in the default one', async () => {
    const { api } = apiOf(async (name) => answers(name));
    const content = vi.fn(async (culture: string) => ({ Phone: `${culture} phone` }));
    const boot = await bootData({}, { ...api, content }, 'es');
    expect(boot.content).toEqual({ es: { Phone: 'es phone' }, en: { Phone: 'en phone' } });
    const inlined = { culture: 'es', content: { es: { Phone: 'sent' } } };
    const { content: texts } = await bootData(inlined, { ...api, content }, 'es');
    expect(texts).toEqual({ es: { Phone: 'sent' }, en: { Phone: 'en phone' } });
  });

  it('C6-19: inlined data is JSON in an element that no script runs', () => {
    document.body.innerHTML = '<script type="application/json" id="boot">{"culture":"es"}</script>';
    expect(readInlined(document)).toEqual({ culture: 'es' });
    document.body.innerHTML = '<script type="application/json" id="boot"></script>';
    expect(readInlined(document)).toEqual({});
  });

  it('R4-38: a start that fails is told plainly, as an alert with a way to try again', () => {
    const place = document.body.appendChild(document.createElement('div'));
    showStartFailure(place, new Error('offline'));
    const alert = place.querySelector('[role=alert]');
    expect(alert?.textContent).toContain('Your request failed. Please reload and try again.');
    expect(alert?.querySelector('button')?.textContent).toBe('Reload the page');
  });

  it('R4-38: it is logged as an error during application initialization', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = '<div id="root"></div>';
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await import('../main.tsx');
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull(), {
      timeout: 10_000,
    });
    expect(log).toHaveBeenCalledWith('Error during application initialization', expect.any(Error));
    vi.unstubAllGlobals();
  });

  it('R3-14: a client id ends in eight random characters', () => {
    const drawn = new Set(Array.from({ length: 50 }, randomSuffix));
    expect(drawn.size).toBe(50);
    for (const suffix of drawn) expect(suffix).toMatch(/^[a-z0-9]{8}$/);
  });
});

describe('texts', () => {
  it('sets the writing direction of a culture', () => {
    expect([directionOf('en'), directionOf('ar-EG'), directionOf('he')]).toEqual(['ltr', 'rtl', 'rtl']);
  });
});
