import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, firefox } from 'playwright';
import { connected } from './connected.ts';
import { hasPackagedChromium, packagedChromium } from './packagedChromium.ts';

/** A browser that was found: how to start it, and where it was found, for the report. */
export interface FoundBrowser {
  name: 'chromium' | 'firefox';
  source: string;
  launch: () => Promise<Browser>;
}

/** A browser looks for updates, sync and its maker's services by itself; a test run is no place for that. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
];

const FIREFOX_PREFERENCES = {
  'app.update.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

/** The shell first: without windows and their own pages it takes two thirds of the processor time. */
const CHROMIUM_COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const FIREFOX_COMMANDS = ['firefox', 'firefox-esr'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(commands: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
}

/** The path that a variable names, which must exist: a typing error must not end in another browser. */
function named(variable: string): string | undefined {
  const path = process.env[variable];
  if (!path || path === 'none') return undefined;
  if (!isExecutable(path))
    throw new Error(`${variable} names ${path}, which is no program that can be started.`);
  return path;
}

/** Playwright's own download, where somebody made one. */
function ownOf(browser: typeof chromium): string | undefined {
  const path = browser.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The Chromium of the tests: CLAIMWRIGHT_CHROMIUM, else Playwright's own, else the system's, else npm's. */
export function findChromium(): FoundBrowser {
  const path = named('CLAIMWRIGHT_CHROMIUM') ?? ownOf(chromium) ?? onPath(CHROMIUM_COMMANDS);
  if (path)
    return {
      name: 'chromium',
      source: path,
      launch: async () =>
        connected(await chromium.launch({ executablePath: path, args: CHROMIUM_ARGUMENTS })),
    };
  if (hasPackagedChromium())
    return { name: 'chromium', source: '@sparticuz/chromium', launch: launchPackaged };
  throw new Error(
    'No Chromium was found: install your system’s package, run `npx playwright install chromium`, or name one in CLAIMWRIGHT_CHROMIUM.',
  );
}

async function launchPackaged(): Promise<Browser> {
  const { executablePath, env } = await packagedChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGUMENTS, '--headless=shell'],
    env: { ...process.env, ...env },
  });
  return connected(browser);
}

/**
 * The Firefox of the tests, or null where there is none. Playwright's own Firefox is a patched build; a stock one is
 * driven through the `moz-firefox` channel.
 */
export function findFirefox(): FoundBrowser | null {
  if (process.env.CLAIMWRIGHT_FIREFOX === 'none') return null;
  const own = ownOf(firefox);
  const stock = named('CLAIMWRIGHT_FIREFOX') ?? (own ? undefined : onPath(FIREFOX_COMMANDS));
  const options = { firefoxUserPrefs: FIREFOX_PREFERENCES };
  if (stock)
    return {
      name: 'firefox',
      source: stock,
      launch: () => firefox.launch({ ...options, channel: 'moz-firefox', executablePath: stock }),
    };
  if (own) return { name: 'firefox', source: own, launch: () => firefox.launch(options) };
  if (process.env.CI)
    throw new Error(
      'No Firefox was found, and CI is set: install one, or set CLAIMWRIGHT_FIREFOX=none to go without.',
    );
  return null;
}

/** What a report says where Firefox is missing. */
export const NO_FIREFOX =
  'not run: no Firefox; apt-get install firefox-esr, or a path in CLAIMWRIGHT_FIREFOX, brings it';
