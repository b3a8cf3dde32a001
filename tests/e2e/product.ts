import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const COMMAND = join(root, 'cli/bin.js');

/** The built product as an operator runs it: a process of its own, with a data folder of its own. */
export interface Product {
  url: string;
  data: string;
  /** Number of its process. */
  pid(): number;
  /** Stops it as Ctrl-C does, and removes its data. Throws where it gave an answer that openapi/ does not describe. */
  stop(): Promise<void>;
  /** Ends it as a power cut would (`kill -9`). */
  kill(): Promise<void>;
  /** Starts it again over the same data. */
  restart(): Promise<void>;
  /** Lines of its log until now. */
  log(): Record<string, unknown>[];
  /** Tells something to a program that listens to its parent. */
  tell(message: object): void;
}

export interface ServeOptions {
  /** What is run, where it is not `claimwright serve`: a program that takes the same words. */
  program?: () => string[];
  /** Settings beside the ones that every product of a test has. */
  environment?: Record<string, string>;
  /** Port, where its settings name it; a free one else. */
  port?: number;
}

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

const OPERATIONS_KEY = 'for-operators-of-the-product';
/** What an operator sends to see whether the product is ready. */
export const OPERATOR = { authorization: `Bearer ${OPERATIONS_KEY}` };
/**
 * Every product of a test can be asked for its readiness, and looks at each answer that it gives. Its embedded
 * captcha costs a browser next to nothing, but where a test asks for what claimants have.
 */
const SETTINGS = {
  CLAIMWRIGHT_OPERATIONS_KEY: OPERATIONS_KEY,
  CLAIMWRIGHT_CHECK_ANSWERS: 'yes',
  CLAIMWRIGHT_CAPTCHA_TRIES: '15',
};

/** Runs `claimwright` with these words to its end. */
export async function claimwright(...words: string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, [COMMAND, ...words], { cwd: root });
  const [stdout, stderr] = [child.stdout, child.stderr].map(collect);
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stdout: stdout?.() ?? '', stderr: stderr?.() ?? '' };
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return () => text;
}

/** Lines of JSON in an output, beside which are those for people. */
const logLines = (output: string): Record<string, unknown>[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** What a product said of answers of its own that the API description does not describe. */
function undescribed(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith('Undescribed: '));
}

/**
 * A port that nobody listens on, below those that systems give to connections on their way out: no connection takes it
 * before the server does, or while the server is away.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function isUp(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { headers: OPERATOR }).catch(() => null);
  return answer?.ok === true;
}

/** Waits until the server answers; one that ends before says why. */
async function untilUp(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const limit = Date.now() + 120_000;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    if (Date.now() > limit) throw new Error(`The server was not up after 120 s:\n${output()}`);
    await wait(50);
  }
}

/** Serves a settlement on a free port over a new, temporary data folder. */
export async function serveProduct(
  settlement = 'settlements/meridian-auto',
  { program, environment, port: own }: ServeOptions = {},
): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'claimwright-e2e-'));
  const port = own ?? (await freePort());
  const url = `http://localhost:${port}`;
  let child: ChildProcess;
  const outputs: (() => string)[] = [];

  const start = async () => {
    const [command = '', ...first] = program?.() ?? [process.execPath, COMMAND];
    const words = [...first, 'serve', settlement, '--port', String(port), '--data', data];
    child = spawn(command, words, {
      cwd: root,
      env: { ...process.env, ...SETTINGS, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', program ? 'ipc' : 'ignore'],
    });
    const said = [collect(child.stdout), collect(child.stderr)];
    outputs.push(...said);
    await untilUp(child, url, () => said.map((text) => text()).join(''));
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  };

  await start();
  return {
    url,
    data,
    pid: () => {
      if (child.pid === undefined) throw new Error('The process was not started');
      return child.pid;
    },
    restart: start,
    log: () => outputs.flatMap((output) => logLines(output())),
    tell: (message) => child.send(message),
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT');
      await rm(data, { recursive: true, force: true });
      const wrong = outputs.flatMap((output) => undescribed(output()));
      if (wrong.length > 0) throw new Error(`Answers that openapi/ does not describe:\n${wrong.join('\n')}`);
    },
  };
}
