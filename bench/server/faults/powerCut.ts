import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createReadStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import { SUBJECT, startSubject, subjectOf } from '../subjectProcess.ts';
import type { Prepared } from '../visits.ts';
import { Disk } from './disk.ts';
import type { Draw } from './drawFrom.ts';
import { type Answered, sendAll, submissionsAt } from './load.ts';
import { type Happening, Replay, TRACED } from './replay.ts';
import { faultsOf } from './stored.ts';
import { readTrace } from './traceLines.ts';

/** Claims of members who sign in after the cut. */
const AFTERWARDS = 8;

/** Null where a trace can be had of this machine's processes, else why not. */
export function untraceable(): string | null {
  const { error, stderr, status } = spawnSync('strace', ['-f', '-o', '/dev/null', 'true'], {
    encoding: 'utf8',
  });
  return status === 0 ? null : `strace does not run here: ${error?.message ?? stderr.trim()}`;
}

/** What one load did to the disk, and what claimants were told of it. */
export interface Trace {
  /** The folder whose data folder was written. */
  root: string;
  happenings: readonly Happening[];
  submissions: readonly Prepared[];
  answered: Answered;
}

/** What the bundle is served from, and where folders may be made. */
export interface Bench {
  bundleDir: string;
  bundle: LoadedBundle;
  folder: string;
}

/** Files so many claims with a server over an empty folder, and watches all that it writes and syncs. */
export async function traceLoad({ bundleDir, bundle, folder }: Bench, claims: number): Promise<Trace> {
  const root = join(folder, 'traced');
  const watched = watch(folder, root, [SUBJECT, 'product', join(root, 'data'), bundleDir]);
  const { url, stop } = await subjectOf(watched.child);
  const submissions = await submissionsAt(url, bundle, claims);
  const answered: Answered = new Map();
  await sendAll(url, submissions, answered);
  await stop();
  const happenings = await watched.seen();
  rmSync(root, { recursive: true });
  return { root, happenings, submissions, answered };
}

/** A program that is watched, and all that it did below the root, once it has ended. */
interface Watched {
  child: ChildProcess;
  seen(): Promise<Happening[]>;
}

/** Starts a program of ours under strace over an empty folder `root`. */
export function watch(folder: string, root: string, program: readonly string[]): Watched {
  mkdirSync(root);
  const output = join(folder, 'trace');
  const flags = ['-f', '-y', '-xx', '-s', String(2 ** 26), '--seccomp-bpf', '-o', output, '-e', TRACED];
  const child = spawn('strace', [...flags, process.execPath, ...program], {
    env: { ...process.env, UV_USE_IO_URING: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const seen = async (): Promise<Happening[]> => {
    const replay = new Replay(root);
    const happenings: Happening[] = [];
    for await (const call of readTrace(createInterface({ input: createReadStream(output) }))) {
      const happening = replay.read(call);
      if (happening) happenings.push(happening);
    }
    rmSync(output);
    return happenings.sort((a, b) => a.at - b.at);
  };
  return { child, seen };
}

/** Cuts the power so many times at random moments of the load; answers what was wrong with what was found afterwards. */
export async function cutRounds(bench: Bench, trace: Trace, rounds: number, draw: Draw): Promise<string[]> {
  const { root, happenings } = trace;
  const places = Array.from({ length: rounds }, () => Math.floor(draw() * (happenings.length + 1)));
  const disk = new Disk(root);
  const told = new Set<string>();
  const faults: string[] = [];
  let at = 0;
  for (const place of places.sort((a, b) => a - b)) {
    for (const happening of happenings.slice(at, place)) {
      happening.apply?.(disk);
      for (const code of happening.told) told.add(code);
    }
    at = place;
    restore(root, disk.cut(draw));
    const found = await afterCut(bench, trace, told).catch((error: unknown) => [String(error)]);
    faults.push(
      ...found.map((fault) => `Cut at ${place} of ${happenings.length}, ${told.size} told: ${fault}`),
    );
    rmSync(root, { recursive: true });
  }
  return faults;
}

/** Writes what was found. */
export function restore(root: string, found: ReadonlyMap<string, Buffer | null>): void {
  mkdirSync(root);
  for (const [path, bytes] of found)
    if (bytes) writeFileSync(path, bytes, { mode: 0o600 });
    else mkdirSync(path, { recursive: true, mode: 0o700 });
}

/** Starts over what was left, has everything sent again that somebody may have an answer to, and looks at what is stored. */
async function afterCut(
  { bundleDir, bundle }: Bench,
  trace: Trace,
  told: ReadonlySet<string>,
): Promise<string[]> {
  const place = { dataDir: join(trace.root, 'data') };
  const { child, url, stop } = await startSubject('product', place, bundleDir);
  try {
    const answered: Answered = new Map([...trace.answered].filter(([, code]) => told.has(code)));
    // Before the first answer nobody may be signed in.
    if (told.size > 0) await sendAll(url, trace.submissions, answered);
    await sendAll(url, await submissionsAt(url, bundle, AFTERWARDS), answered);
    const expected = AFTERWARDS + (told.size > 0 ? trace.submissions.length : 0);
    if (answered.size !== expected) return [`${answered.size} of ${expected} claims were answered.`];
    await stop();
    return await faultsOf(place, answered);
  } finally {
    if (child.connected) await stop();
  }
}
