import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const COMMAND = join(import.meta.dirname, '..', 'cli', 'bin.js');

/** Use of resources by a command, from its start to its end. */
export interface CommandUsage {
  seconds: number;
  /** Seconds of processor time. */
  cpu: number;
  megabytes: number;
}

/** Result of a command: what it printed, and what it took. */
export interface CommandRun extends CommandUsage {
  stdout: string;
  stderr: string;
}

/** Module for `--import`, which prints the use of resources by all threads on `event` of the process. */
export const usageOn = (event: string): string =>
  `data:text/javascript,${encodeURIComponent(`process.on('${event}', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = { megabytes: maxRSS / 1024, cpu: (userCPUTime + systemCPUTime) / 1e6 };
  process.stderr.write('\\nused ' + JSON.stringify(usage) + '\\n');
})`)}`;

/** Runs `claimwright` with these words. Throws where it fails. */
export function runCommand(...words: string[]): CommandRun {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', usageOn('exit'), COMMAND, ...words],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0)
    throw new Error(`${words[0]} ended with ${status}:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  const [report = '', usage = '{}'] = /\nused (.*)\n/.exec(stderr) ?? [];
  return { seconds, stdout, stderr: stderr.replace(report, ''), ...JSON.parse(usage) };
}
