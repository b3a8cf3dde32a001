import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { builtApp, PAGE } from '../testing/builtApp.testkit.ts';
import { testServer } from '../testing/testServer.testkit.ts';

/** A build whose drawings are what they were asked for, and how often something was drawn. */
const ECHO = `let times = 0;
export async function drawPage({ path, search, now, boot, form }) {
  times += 1;
  if (path === '/error') throw new Error('it cannot be drawn');
  const html = [path, search, now.toISOString(), boot.culture, form !== null, times].join(' ');
  const places = { '/': '/deadline', '/standard/claimant-info': null };
  return { html: '<h1>' + html + '</h1>', path: path in places ? places[path] : path };
}`;

async function drawingServer() {
  const dir = builtApp(PAGE.replace('<body>', '<body><div id="root"></div>'));
  mkdirSync(join(dir, '.drawing'));
  writeFileSync(join(dir, '.drawing', 'drawPage.js'), ECHO);
  const logged: string[] = [];
  const server = await testServer({
    builtAppDir: dir,
    logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
  });
  const get = async (url: string) => {
    const { body } = await server.app.inject({ url, headers: { accept: 'text/html' } });
    const root = new JSDOM(body).window.document.getElementById('root');
    return [root?.dataset.drawn, root?.textContent];
  };
  return { server, get, logged };
}

describe('C11-07: the drawn page', () => {
  it('is drawn at the first request, by path, form of the query, culture and time', async () => {
    const { get } = await drawingServer();
    const at = '2030-05-04T17:00:00.000Z';
    expect(await get('/standard')).toEqual(['/standard', `/standard  ${at} en true 1`]);
    expect(await get('/standard?culture=es')).toEqual(['/standard', `/standard  ${at} es true 2`]);
    // The same, whatever the query of a page that reads none.
    expect(await get('/standard?form=lookup')).toEqual(['/standard', `/standard  ${at} en true 1`]);
    expect(await get('/session-expired?form=lookup&x=1')).toEqual([
      '/session-expired',
      `/session-expired form=lookup ${at} en false 3`,
    ]);
  });

  it('is kept for a minute, and no longer than until a deadline passes', async () => {
    const { server, get } = await drawingServer();
    const [, first] = await get('/standard');
    server.at('2030-05-04T17:00:59Z');
    expect(await get('/standard')).toEqual(['/standard', first]);
    server.at('2030-05-04T17:01:00Z');
    expect((await get('/standard'))[1]).toBe('/standard  2030-05-04T17:01:00.000Z en true 2');
    // The deadline of the form, which has passed only after that instant.
    for (const [at, times] of [
      ['2030-06-30T23:59:50.000Z', 3],
      ['2030-07-01T00:00:00.000Z', 3],
      ['2030-07-01T00:00:00.001Z', 4],
    ] as const) {
      server.at(at);
      expect((await get('/standard'))[1]).toMatch(new RegExp(` ${times}$`));
    }
  });

  it('names the path at which the browser shows the same: a deadline’s page, or an unknown address', async () => {
    const { get } = await drawingServer();
    expect((await get('/'))[0]).toBe('/deadline');
    expect(await get('/no/where')).toEqual(['/no/where', expect.stringMatching(/^\/page-not-found /)]);
    // Drawn once for all unknown addresses.
    expect((await get('/else/where'))[1]).toMatch(/ 2$/);
  });

  it('of a later page is the layout alone, which the browser does not take for the page', async () => {
    const { get } = await drawingServer();
    expect(await get('/standard/claimant-info')).toEqual([
      undefined,
      expect.stringMatching(/^\/standard\/claimant-info .* en false 1$/),
    ]);
  });

  it('that fails is logged, the page is served without it, and it is tried again after a minute', async () => {
    const { server, get, logged } = await drawingServer();
    for (const instant of ['2030-05-04T17:00:00Z', '2030-05-04T17:00:59Z', '2030-05-04T17:01:00Z']) {
      server.at(instant);
      expect(await get('/error')).toEqual([undefined, '']);
    }
    expect(logged.map((line) => JSON.parse(line))).toMatchObject(
      [1, 2].map(() => ({ msg: 'a page was not drawn', err: { message: 'it cannot be drawn' } })),
    );
  });

  it('has no form that a browser submits, whatever browser it is', async () => {
    const { server } = await drawingServer();
    const { headers } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toContain("form-action 'none'");
  });

  it('is missing where the build draws none', async () => {
    const server = await testServer({
      builtAppDir: builtApp(PAGE.replace('<body>', '<body><div id="root"></div>')),
    });
    const { body } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body).toContain('<div id="root"></div>');
  });
});
