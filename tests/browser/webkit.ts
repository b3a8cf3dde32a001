import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Debian's webkit2gtk-driver, and the display without a screen that it draws on. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
const WINDOWS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** The bar of buttons over the page keeps the window at 447 px, unless its buttons are as narrow as their pictures. */
const NARROW_BAR = 'button, entry, toolbar, toolitem { min-width: 0; padding: 0; margin: 0; border: 0; }';

/** It only ends what hangs: a busy machine may take long. */
const LIMIT_MS = 30_000;

/** One window of WebKitGTK, driven by the protocol that browsers share (WebDriver). */
export interface WebKit {
  /** One command of the session: `POST /session/ID/…`, and its answer. */
  command(path: string, body?: object): Promise<unknown>;
  /** What the browser wrote: errors on the console of the page among it. */
  output(): string;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/** A display of its own: it writes the number that it found free. */
async function openDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const words = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(DISPLAY, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, server };
}

/** A folder with settings of the window, in which a phone's width is possible. */
async function settings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'claimwright-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  return folder;
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}

/** Asks for a session until the driver listens. */
async function newSession(url: string, binary: string): Promise<string> {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args } };
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      const made = await send(`${url}/session`, 'POST', { capabilities: { alwaysMatch } });
      return `${url}/session/${(made as { sessionId: string }).sessionId}`;
    } catch (error) {
      if (Date.now() > limit || !(error instanceof TypeError)) throw error;
      await wait(50);
    }
  }
}

async function launch(binary: string): Promise<WebKit> {
  const { display, server } = await openDisplay();
  const [port, folder] = await Promise.all([freePort(), settings()]);
  const software = { WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...software, DISPLAY: display, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [driver.stdout, driver.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  const end = async () => {
    for (const stream of [driver.stdout, driver.stderr, server.stdout]) stream?.destroy();
    driver.kill();
    server.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const session = await newSession(`http://127.0.0.1:${port}`, binary);
    return {
      command: (path, body) => send(`${session}/${path}`, 'POST', body ?? {}),
      output: () => text,
      close: async () => {
        await send(session, 'DELETE').finally(end);
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** How to start it, or why there is none on this machine. */
export type FoundWebKit = { launch: () => Promise<WebKit> } | { missing: string };

/** The engine of Safari, as Debian has it: used where it is found (C17-02). */
export function findWebKit(): FoundWebKit {
  const binary = WINDOWS.find((path) => existsSync(path));
  if (binary && existsSync(DRIVER) && existsSync(DISPLAY)) return { launch: () => launch(binary) };
  return { missing: 'not run: no WebKitGTK; apt-get install webkit2gtk-driver xvfb brings it' };
}
