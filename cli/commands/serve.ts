import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import type { StartedServer, StartOptions } from '../../server/main.ts';
import {
  readTrustedProxies,
  type TrustedProxies,
  TrustedProxiesError,
} from '../../server/security/trustedProxies.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION } from '../dataFolder.ts';
import { fromEnvironment, sharedByInstances } from '../environment.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usageError.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SAMPLE = join(ROOT, 'settlements', 'meridian-auto');

/** What cannot be mended in the bundle: the server says it in one line, and we add what to do. */
const USAGE_ERRORS: Record<string, string> = {
  PortInUseError: ' Give another with --port PORT.',
  DataFolderError: '',
  ServerKeyError: '',
  DamagedDatabaseError: '',
  BuiltAppError: '',
  DatabaseUrlError: '',
  DocumentsUrlError: '',
  DatabaseUnreachableError: '',
  CaptchaSecretMissingError: '',
};

/** `claimwright serve [DIR]` (C5-06). */
export const serve: Command = {
  name: 'serve',
  summary: 'Run the server and the built app for one bundle; in the checkout, for the sample settlement.',
  usage: '[DIR]',
  positionals: { min: 0, max: 1, what: 'at most one folder' },
  options: {
    port: {
      type: 'string',
      value: 'PORT',
      summary: 'The port to listen on; 0 takes a free one.',
      default: '4280',
    },
    host: { type: 'string', value: 'ADDRESS', summary: 'The address to listen on.', default: '127.0.0.1' },
    data: DATA_OPTION,
    origin: {
      type: 'string',
      value: 'URL',
      summary: 'Where the public reaches the server; with https, cookies are Secure.',
    },
    proxies: {
      type: 'string',
      value: 'N|ADDRESSES',
      summary:
        'The proxies in front that are believed who asks: how many, or their addresses (10.0.0.0/8, fd00::7). Or CLAIMWRIGHT_PROXIES.',
    },
    operations: {
      type: 'string',
      value: '[ADDRESS:]PORT',
      summary: 'Where /readyz and /metrics are, for operators alone. Or CLAIMWRIGHT_OPERATIONS.',
    },
  },
  async run({ positionals: [directory], values }, io) {
    const bundleDir = directory === undefined ? sampleFolder() : resolve(io.cwd, directory);
    const options: StartOptions = {
      bundleDir,
      port: portOf(values.port ?? ''),
      host: values.host,
      dataDir: resolve(io.cwd, values.data ?? ''),
      builtAppDir: join(ROOT, 'dist'),
      publicOrigin: values.origin,
      proxies: proxiesOf(values.proxies ?? process.env.CLAIMWRIGHT_PROXIES, values.origin),
      operations: operationsOf(values.operations ?? process.env.CLAIMWRIGHT_OPERATIONS),
      operationsKey: operationsKey(),
      captchaSecret: process.env.CLAIMWRIGHT_CAPTCHA_SECRET,
      walletSecret: fromEnvironment('CLAIMWRIGHT_WALLET_SECRET'),
      ...sharedByInstances(),
      log: { level: 'warn', stream: process.stderr },
    };
    const server = await start(options);
    // Now, as a server may end without a word.
    flushCompileCache();
    io.out(`${server.url}\n`);
    if (server.operationsUrl) io.err(`Readiness and metrics: ${server.operationsUrl}\n`);
    await stopSignal(server, io);
    return 0;
  },
};

/** Behind proxies the server cannot know by which name it is asked: a forwarded name is what the client writes. */
function proxiesOf(text: string | undefined, origin: string | undefined): TrustedProxies | undefined {
  if (!text) return undefined;
  if (!origin) throw new UsageError('--proxies needs --origin URL: where the public reaches the server.');
  try {
    return readTrustedProxies(text);
  } catch (error) {
    if (!(error instanceof TrustedProxiesError)) throw error;
    throw new UsageError(`--proxies: ${error.message}, like 1 or 10.0.0.0/8,fd00::7.`);
  }
}

function operationsOf(text: string | undefined): { host: string; port: number } | undefined {
  if (!text) return undefined;
  const [, host = '127.0.0.1', port = ''] = /^(?:\[?([^\]]+)\]?:)?(\d+)$/.exec(text) ?? [];
  if (port !== '' && Number(port) <= 65535) return { host, port: Number(port) };
  throw new UsageError(`--operations cannot be "${text}": give a port, or an address and a port.`);
}

const SHORTEST_KEY = 16;

function operationsKey(): string | undefined {
  const key = fromEnvironment('CLAIMWRIGHT_OPERATIONS_KEY');
  if (!key || key.length >= SHORTEST_KEY) return key;
  throw new UsageError(`CLAIMWRIGHT_OPERATIONS_KEY is too short: give ${SHORTEST_KEY} characters or more.`);
}

function sampleFolder(): string {
  if (existsSync(SAMPLE)) return SAMPLE;
  throw new UsageError('serve needs a folder: claimwright serve DIR');
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new UsageError(`--port cannot be "${text}": give a number from 0 to 65535.`);
}

/** Loaded only here: validating needs no server. */
async function start(options: StartOptions): Promise<StartedServer> {
  const { startServer } = await import('../../server/main.ts');
  try {
    return await startServer(options);
  } catch (error) {
    const hint = error instanceof Error ? USAGE_ERRORS[error.name] : undefined;
    if (!(error instanceof Error) || hint === undefined) throw error;
    throw new UsageError(`${error.message.replace(/\.$/, '')}.${hint}`);
  }
}

/** Serves until the process is told to stop; requests under way are finished. */
async function stopSignal(server: StartedServer, io: Io): Promise<void> {
  const signal = await new Promise<string>((resolveSignal) => {
    for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => resolveSignal(name));
  });
  io.err(`${signal}: stopping.\n`);
  await server.close();
}
