import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../browser/findBrowser.ts';

const ROOT = join(import.meta.dirname, '../..');

/** On a machine that does much beside. */
const SOON = { timeout: 60_000 };

let folder: string;
let dev: ChildProcess;
let browser: Browser;
let page: Page;
let said = '';
let api = '';
let url = '';

/** The files that a clone gets once they are committed, with what `npm ci` installs. */
async function cloned(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'claimwright-dev-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    // A file that is deleted and not yet committed is still in the index.
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));
  for (const file of files) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(ROOT, file), join(copy, file));
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}

/** Replaces a text in a file of the clone, as somebody who develops does. */
async function edit(file: string, find: string, replace: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text.split(find)).toHaveLength(2);
  await writeFile(path, text.replace(find, replace));
}

/** Saves a file of the clone once more: what is saved while a watcher still looks at a folder on a busy machine, it misses. */
async function saveAgain(file: string): Promise<void> {
  await utimes(join(folder, file), new Date(), new Date());
}

const answer = (path: string) =>
  fetch(`${api}${path}`).then(
    (found) => found.text(),
    () => 'away',
  );

beforeAll(async () => {
  folder = await cloned();
  const ports = [await freePort(), await freePort()];
  url = `http://localhost:${ports[0]}/`;
  api = `http://localhost:${ports[1]}`;
  dev = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, CLAIMWRIGHT_DEV_PORTS: ports.join() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  browser = await findChromium().launch();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  if (dev?.pid !== undefined && dev.exitCode === null) {
    const gone = once(dev, 'exit');
    process.kill(-dev.pid, 'SIGTERM');
    await gone;
  }
  await rm(folder, { recursive: true, force: true });
});

it('npm run dev shows a page in a clean clone, and what is changed in a component, the server and the bundle', async () => {
  await expect.poll(() => said, SOON).toContain(api);
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(url);
  const heading = page.locator('h1');
  await expect.poll(() => heading.textContent(), SOON).toBe('File your claim');
  // A change is sent over a connection that the page opens beside what it shows.
  await connected;
  await edit('src/layouts/Footer.tsx', "{text('Footer_MoreInformation')}", 'A changed component');
  const shownAfterSaving = async () => {
    await saveAgain('src/layouts/Footer.tsx');
    return page.locator('body').textContent();
  };
  await expect.poll(shownAfterSaving, { ...SOON, interval: 2000 }).toContain('A changed component');
  await edit('server/http/problems.ts', 'There is no such thing here', 'A changed server');
  await expect.poll(() => answer('/api/nothing'), SOON).toContain('A changed server');
  await edit('settlements/meridian-auto/content/en.json', '"File your claim"', '"A changed bundle"');
  await expect.poll(() => answer('/api/culture/content?culture=en'), SOON).toContain('A changed bundle');
  expect(said).not.toMatch(/^\s+at /m);
});
