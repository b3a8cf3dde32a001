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

const REPORT = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = { megabytes: maxRSS / 1024, cpu: (userCPUTime + systemCPUTime) / 1e6 };
  process.stderr.write('\\nused ' + JSON.stringify(usage) + '\\n');
})`;

/** Runs `claimwright` with these words. Throws where it fails. */
export function runCommand(...words: string[]): CommandUsage {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(REPORT)}`, COMMAND, ...words],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0)
    throw new Error(`${words[0]} ended with ${status}:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  return { seconds, ...JSON.parse(/^used (.*)$/m.exec(stderr)?.[1] ?? '{}') };
}
