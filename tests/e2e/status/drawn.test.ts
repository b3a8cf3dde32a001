import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { statusBundle } from '../../../server/testing/statusBundle.testkit.ts';
import { testServer } from '../../../server/testing/testServer.testkit.ts';
import { THEME_LAYOUTS } from '../../../src/themes/themes.ts';
import { BUILT_IN } from '../../../transforms/texts/builtIn.ts';
import { beforeScript } from '../drawn/holdScript.ts';
import { expect as see } from '../expect.ts';
import { inChromium } from '../inChromium.ts';
import { watchPage } from '../watchPage.ts';

const BUILT = join(import.meta.dirname, '..', '..', '..', 'dist');

const CULTURES = { en: 'English', es: 'Español', ar: 'العربية' };

/** Serves the test bundle with a status page in a theme and in every language of the product. */
async function servedIn(theme: string): Promise<string> {
  const bundleDir = statusBundle();
  const file = join(bundleDir, 'settlement.json');
  const settlement = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...settlement, theme, cultures: CULTURES }));
  mkdirSync(join(bundleDir, 'content'), { recursive: true });
  writeFileSync(
    join(bundleDir, 'content', 'ar.json'),
    '{"$schema":"../../../../schemas/content.schema.json"}',
  );
  const server = await testServer({ bundleDir, builtAppDir: BUILT });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://localhost:${(server.app.server.address() as AddressInfo).port}/status`;
}

describe.each(Object.keys(THEME_LAYOUTS))('C10-13, C11-07: the page of the status in %s', (theme) => {
  const here = inChromium();

  it('is drawn first in every language, cached as an entry page, and keeps what was typed before its script', async () => {
    const url = await servedIn(theme);
    for (const culture of Object.keys(CULTURES)) {
      const answer = await fetch(`${url}?culture=${culture}`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
      expect(await answer.text()).toContain(`>${BUILT_IN[culture]?.Status_Title}</h1>`);
      const page = await here.browser.newPage();
      const watch = await watchPage(page);
      const release = await beforeScript(page, `${url}?culture=${culture}`);
      const code = page.locator('main input').first();
      await code.fill('7KQ4M');
      await code.press('Enter');
      await release();
      await see(code).toHaveValue('7KQ4M');
      const wrong = String(BUILT_IN[culture]?.Status_CodeWrong).replace('{example}', '7KQ4M-2XNRT');
      const [first = ''] = wrong.split('. ');
      await see(page.locator('.cw-error').first()).toContainText(first);
      expect(new URL(page.url()).search).toBe(`?culture=${culture}`);
      expect(watch.problems()).toEqual([]);
      await page.close();
    }
  });
});

describe('C10-13: a settlement without a status page', () => {
  it('has the page for unknown addresses there', async () => {
    const server = await testServer({ builtAppDir: BUILT });
    const { statusCode, body } = await server.app.inject({
      url: '/status',
      headers: { accept: 'text/html' },
    });
    expect(statusCode).toBe(404);
    expect(body).toContain(`>${BUILT_IN.en?.NotFound_Title}</h1>`);
  });
});
