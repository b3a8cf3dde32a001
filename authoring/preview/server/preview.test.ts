import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleWith } from '../../../bundle/testing/bundles.testkit.ts';
import type { PreviewState } from '../protocol/types.ts';
import { letIn, post, previewOf, stateAt, stateOnce } from './preview.testkit.ts';

const SAMPLE = 'settlements/meridian-auto-short';
const TEXTS = 'content/en.json';

let folder = '';
let preview: Awaited<ReturnType<typeof previewOf>>;
let origin = '';
let texts = '';

beforeAll(async () => {
  folder = bundleWith([], SAMPLE);
  preview = await previewOf(folder);
  ({ origin } = preview);
  texts = read(TEXTS);
});

afterAll(async () => {
  await preview.close();
});

afterEach(async () => {
  if (read(TEXTS) === texts) return;
  const { revision } = await stateAt(origin);
  write(TEXTS, texts);
  const isPutBack = (now: PreviewState) => now.shown === 'saved' && now.findings.length === 0;
  await stateOnce(origin, (now) => now.revision > revision && isPutBack(now));
});

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const titleNow = async () => {
  const texts: { key: string; value: string }[] = await (await fetch(`${origin}/api/culture/content`)).json();
  return texts.find(({ key }) => key === 'Landing_Title')?.value;
};

describe('the preview', () => {
  it('C5-06: the bundle is served by the real server, and framed by the preview’s page alone', async () => {
    const page = await fetch(`${origin}/standard`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const shell = await fetch(`${origin}/preview`);
    expect(await shell.text()).toContain('<title>Preview</title>');
    const policy = shell.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'nonce-[^']{24}';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(await stateAt(origin)).toMatchObject({
      directory: folder,
      name: 'Meridian Auto Finance Settlement',
      shown: 'saved',
      findings: [],
    });
  });

  it('C5-06: it is bound to loopback, and answers no page of another site', async () => {
    const { port } = new URL(origin);
    const asked = (headers: Record<string, string>) => fetch(`${origin}/preview/api/state`, { headers });
    expect((await asked({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await asked({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await asked({ origin: `http://localhost:${port}` })).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${port}/preview`)).rejects.toThrow('fetch failed');
    // A site whose name was pointed at this machine sends its own name.
    const named = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request(
          { host: '127.0.0.1', port, path: '/preview/api/state', headers: { host } },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        );
        call.on('error', reject).end();
      });
    expect(await named(`localhost:${port}`)).toBe(200);
    for (const host of [`evil.example:${port}`, 'evil.example', `localhost.evil.example:${port}`])
      expect([host, await named(host)]).toEqual([host, 403]);
  });

  it('C5-06, C12-05: a save is served within a second of work, and the page is told', async () => {
    const { revision } = await stateAt(origin);
    write(TEXTS, texts.replace('"File your claim"', '"File it now"'));
    // Of this process, the preview's own: on a busy machine a second of the clock may be gone before it runs at all.
    const since = process.cpuUsage();
    const state = await stateOnce(origin, (now) => now.revision > revision);
    const { user, system } = process.cpuUsage(since);
    expect((user + system) / 1_000).toBeLessThan(1_000);
    expect(state.shown).toBe('saved');
    expect(await titleNow()).toBe('File it now');
    const events = await fetch(`${origin}/preview/api/events`);
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    const reader = events.body?.getReader();
    await reader?.read();
    write(TEXTS, texts);
    const told = new TextDecoder().decode((await reader?.read())?.value);
    expect(JSON.parse(told.replace('data: ', ''))).toMatchObject({ revision: state.revision + 1 });
    await reader?.cancel();
  });

  it('C5-06, C12-05: a half-written file leaves the last good page, and its findings are told with their places', async () => {
    write(TEXTS, texts.slice(0, 300));
    const broken = await stateOnce(origin, ({ shown }) => shown === 'lastGood');
    expect(broken.findings[0]).toMatchObject({ file: TEXTS, severity: 'error', code: 'syntax-error' });
    expect(await titleNow()).toBe('File your claim');
    write(TEXTS, texts);
    await stateOnce(origin, ({ shown, findings }) => shown === 'saved' && findings.length === 0);
  });

  it('C5-06: warnings are found too, and stop nothing', async () => {
    write(TEXTS, texts.replace('{', '{ "Nobody_AsksForIt": "x",'));
    const state = await stateOnce(origin, ({ findings }) => findings.length > 0);
    expect(state.shown).toBe('saved');
    expect(state.findings.map(({ code }) => code)).toContain('unused-text');
  });

  it('C5-06: a form is opened without a sign-in, to somebody whom its cases name', async () => {
    const { cookie, answer } = await letIn(origin, 'standard');
    expect(answer.credentials).toEqual({ claimNumber: 'MAF-100001', pin: '4821' });
    const session = await (await fetch(`${origin}/api/session`, { headers: { cookie } })).json();
    expect(session.authorized).toMatchObject({ Standard: true });
    expect(session.prepopulatedData.Standard[0].fields).toMatchObject({ lastName: 'Alvarez' });
    expect((await post(origin, 'session', { form: 'standard' })).status).toBe(403);
  });

  it('C12-05: theme and clock are set for the server itself', async () => {
    const now = '2036-01-02T10:00:00.000Z';
    const set = await post(origin, 'settings', { theme: 'ftc-7-0-default', now });
    expect(await set.json()).toMatchObject({ theme: 'ftc-7-0-default', isShifted: true });
    const settlement = await (await fetch(`${origin}/api/settlement`)).json();
    expect(settlement.theme).toBe('ftc-7-0-default');
    expect(Math.abs(Date.parse(settlement.serverTime) - Date.parse(now))).toBeLessThan(60_000);
    await post(origin, 'settings', { theme: null, now: null });
    const own = await (await fetch(`${origin}/api/settlement`)).json();
    expect(own.theme).toBe('jnd-7-0-default');
    expect(Math.abs(Date.parse(own.serverTime) - Date.now())).toBeLessThan(60_000);
    expect((await post(origin, 'settings', { theme: 'none' })).status).toBe(400);
    expect((await post(origin, 'settings', { now: 'soon' })).status).toBe(400);
  });

  it('C5-06: nothing is kept', async () => {
    // Gives the preview a folder of its own for what is temporary: other tests start previews at the same time.
    const temporary = mkdtempSync(join(tmpdir(), 'claimwright-nothing-kept-'));
    vi.stubEnv('TMPDIR', temporary);
    const other = await previewOf(bundleWith()).finally(() => vi.unstubAllEnvs());
    const [own = ''] = globSync(join(temporary, 'claimwright-preview-*'));
    expect(existsSync(join(own, 'claimwright.db'))).toBe(true);
    await other.close();
    expect(existsSync(own)).toBe(false);
    rmSync(temporary, { recursive: true });
  });

  it('C5-06: a bundle that is broken from the beginning has findings and no page, until it is mended', async () => {
    const broken = bundleWith([{ file: 'settlement.json', pointer: '/theme', text: '"none"' }]);
    const other = await previewOf(broken);
    expect(await stateAt(other.origin)).toMatchObject({ shown: 'nothing', revision: 0 });
    expect((await fetch(`${other.origin}/standard`)).status).toBe(503);
    // The scripts of its own page are files of the build.
    const script = await fetch(`${other.origin}/app/dist/index-1234.js`);
    expect([script.status, await script.text()]).toEqual([200, 'export {};']);
    const path = join(broken, 'settlement.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"none"', '"ftc-7-0-default"'));
    await stateOnce(other.origin, ({ shown }) => shown === 'saved');
    expect((await fetch(`${other.origin}/standard`)).status).toBe(200);
    await other.close();
  });
});
