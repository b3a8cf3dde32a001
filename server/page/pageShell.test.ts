import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { builtApp } from '../testing/builtApp.testkit.ts';
import { testServer } from '../testing/testServer.testkit.ts';

const SHORT = 'settlements/meridian-auto-short';

/** The page of a settlement in three languages at an address. */
async function pageFor(url = '/') {
  const server = await testServer({
    builtAppDir: builtApp(
      readFileSync('index.html', 'utf8').replace('/src/main.tsx', '/app/dist/index-1234.js'),
    ),
    bundleDir: SHORT,
  });
  const { body } = await server.app.inject({ url, headers: { accept: 'text/html' } });
  const { document } = new JSDOM(body).window;
  const { lang, dir } = document.documentElement;
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '');
  const said = [...document.querySelectorAll<HTMLElement>('.cw-start-later > p')];
  const without = new JSDOM(document.querySelector('body noscript')?.innerHTML ?? '').window.document;
  const needed = [...without.querySelectorAll<HTMLElement>('.cw-start-without > p')];
  const { cultures, cultureCookie } = document.documentElement.dataset;
  return {
    root: [lang, dir, boot.culture],
    title: document.title,
    said,
    needed,
    choice: [cultures, cultureCookie],
  };
}

describe('C16-07: the shell of the page', () => {
  it('is in the language of its address, else in the default, and names the others to its script', async () => {
    const arabic = await pageFor('/?culture=ar');
    expect(arabic.root).toEqual(['ar', 'rtl', 'ar']);
    expect(arabic.title).toMatch(/[ء-ي]/);
    expect(arabic.choice).toEqual([undefined, undefined]);
    // A language alone is served by a culture of its regions: links outlive a change of the cultures.
    for (const culture of ['es-US', 'es']) {
      const spanish = await pageFor(`/?culture=${culture}`);
      expect(spanish.root).toEqual(['es-US', 'ltr', 'es-US']);
      expect(spanish.title).toBe('Acuerdo con Meridian Auto Finance');
    }
    for (const url of ['/', '/?culture=fr', '/?culture=']) {
      const { root, title, choice } = await pageFor(url);
      expect(root).toEqual(['en', 'ltr', 'en']);
      expect(title).toBe('Meridian Auto Finance Settlement');
      expect(choice).toEqual(['en es-US ar', 'claimwright_culture']);
    }
  });

  it('C17-03: says in each language what is the matter and what to do where no script runs, and whom to call, write to and visit', async () => {
    const { said, needed } = await pageFor('/?culture=es-US');
    expect(needed.map(({ lang }) => lang)).toEqual(['es-US', 'en', 'ar']);
    expect(needed[0]?.innerHTML).toMatch(/se necesita JavaScript.*<br><bdi>1-8\d\d-555-\d{4}<\/bdi>/);
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
