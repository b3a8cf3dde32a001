// @module-tag slow
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFiles } from '../../scripts/projectFiles.mjs';
import { findChromium } from '../browser/findBrowser.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The one limit of all that is waited for: a busy machine builds the app, prepares what Vite serves and starts the server thrice. */
const LIMIT = 900_000;
const SOON = { timeout: LIMIT, interval: 2000 };

/** The answer of a server that starts again: it has seen what was saved. */
const AWAY = 'away';

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
  for (const file of projectFiles(ROOT)) {
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

/** A text in a file of the clone, and what somebody who develops writes in its place. */
interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** Replaces the text, and waits until what is looked at shows it. */
async function showsEdit({ file, find, replace }: Edit, look: () => Promise<string | null>): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text.split(find)).toHaveLength(2);
  await writeFile(path, text.replace(find, replace));
  const lookAgain = async () => {
    const shown = await look();
    // What is saved while a watcher still looks at a folder on a busy machine, it misses: it is saved once more.
    if (shown !== AWAY && !shown?.includes(replace)) await utimes(path, new Date(), new Date());
    return shown;
  };
  await expect.poll(lookAgain, SOON).toContain(replace);
}

const answer = (path: string) =>
  fetch(`${api}${path}`).then(
    (found) => found.text(),
    () => AWAY,
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
  page.setDefaultTimeout(0);
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

it(
  'npm run dev shows a page in a clean clone, and what is changed in a component, the server and the bundle',
  async () => {
    await expect.poll(() => said, SOON).toContain(api);
    // A change is sent over a connection that the page opens beside what it shows.
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    await Promise.all([connected, page.goto(url)]);
    const heading = page.locator('h1');
    await expect.poll(() => heading.textContent(), SOON).toBe('File your claim');
    await showsEdit(
      {
        file: 'src/layouts/Footer.tsx',
        find: "{text('Footer_MoreInformation')}",
        replace: 'A changed component',
      },
      () => page.locator('body').textContent(),
    );
    await showsEdit(
      {
        file: 'server/http/problems.ts',
        find: 'There is no such thing here',
        replace: 'A changed server',
      },
      () => answer('/api/nothing'),
    );
    await showsEdit(
      {
        file: 'settlements/meridian-auto/content/en.json',
        find: '"File your claim"',
        replace: '"A changed bundle"',
      },
      () => answer('/api/culture/content?culture=en'),
    );
    expect(said).not.toMatch(/^\s+at /m);
  },
  LIMIT,
);
