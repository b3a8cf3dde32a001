import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { builtApp } from '../testing/builtApp.testkit.ts';
import { testServer } from '../testing/testServer.testkit.ts';

const SHORT = 'settlements/meridian-auto-short';

/** The page of a settlement in three languages, as a browser with these languages gets it. */
async function pageFor(headers: Record<string, string>, url = '/') {
  const server = await testServer({
    builtAppDir: builtApp(
      readFileSync('index.html', 'utf8').replace('/src/main.tsx', '/app/dist/index-1234.js'),
    ),
    bundleDir: SHORT,
  });
  const { body } = await server.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const { document } = new JSDOM(body).window;
  const { lang, dir } = document.documentElement;
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '');
  const said = [...document.querySelectorAll<HTMLElement>('#root > .cw-start-later > p')];
  return { root: [lang, dir, boot.culture], title: document.title, said };
}

describe('C16-07: the shell of the page', () => {
  it('is in the first of the browser’s languages that the settlement has', async () => {
    const arabic = await pageFor({ 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' });
    expect(arabic.root).toEqual(['ar', 'rtl', 'ar']);
    expect(arabic.title).toMatch(/[ء-ي]/);
    expect((await pageFor({ 'accept-language': 'fr,es-MX;q=0.8' })).root).toEqual(['es-US', 'ltr', 'es-US']);
    expect((await pageFor({ 'accept-language': 'fr' })).root).toEqual(['en', 'ltr', 'en']);
    expect((await pageFor({})).title).toBe('Meridian Auto Finance Settlement');
    expect((await pageFor({ 'accept-language': 'es-MX' })).title).toBe('Acuerdo con Meridian Auto Finance');
  });

  it('is in the language of the address, or of the cookie, whatever the browser’s is', async () => {
    const headers = { 'accept-language': 'ar' };
    // A language alone is served by a culture of its regions: links and cookies outlive a change of the cultures.
    for (const culture of ['es-US', 'es']) {
      const spanish = ['es-US', 'ltr', 'es-US'];
      expect((await pageFor(headers, `/?culture=${culture}`)).root).toEqual(spanish);
      const cookie = `claimwright_culture=${culture}; __Host-claimwright_culture=${culture}`;
      expect((await pageFor({ ...headers, cookie })).root).toEqual(spanish);
    }
    expect((await pageFor(headers, '/?culture=fr')).root).toEqual(['ar', 'rtl', 'ar']);
  });

  it('C17-03: says in each language what is the matter and what to do where no script runs, and whom to call, write to and visit', async () => {
    const { said } = await pageFor({ 'accept-language': 'es' });
    expect(said.map(({ lang, dir }) => [lang, dir])).toEqual([
      ['es-US', 'ltr'],
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ]);
    const [spanish, english, arabic] = said.map(({ innerHTML }) => innerHTML.split('<br>'));
    expect(spanish?.[0]).toContain('El formulario no se ha abierto.');
    expect(english?.[0]).toContain('The form has not opened.');
    expect(arabic?.[0]).toContain('JavaScript');
    for (const lines of [spanish, english, arabic]) {
      expect(lines).toHaveLength(4);
      expect(lines?.[1]).toMatch(/^<bdi>1-8\d\d-555-\d{4}<\/bdi>$/);
      expect(lines?.[2]).toMatch(/^<bdi>[^ ]+@[^ ]+<\/bdi>$/);
      expect(lines?.[3]).toMatch(/^<bdi>.+ \d{5}(-\d{4})?<\/bdi>$/);
    }
  });
});
