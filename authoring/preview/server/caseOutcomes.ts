import { join } from 'node:path';
import type { Io } from '../../../bundle/io.ts';
import type { ReadBundle } from '../../../bundle/readBundle.ts';
import { type CaseReport, newRun, runCaseFile } from '../../cases/caseRun.ts';
import { bundleCases } from './bundleCases.ts';

/** Results of the cases of each case file, in order; a file that cannot be judged has none. */
export type CaseOutcomes = ReadonlyMap<string, readonly CaseReport[]>;

const KNOWN = new WeakMap<ReadBundle, Promise<CaseOutcomes>>();

/** Creates streams that discard the printed output, because the shell shows the reports. */
const silent = (cwd: string): Io => ({
  out: () => undefined,
  err: () => undefined,
  drained: async () => undefined,
  colour: false,
  width: 80,
  cwd,
  program: '',
  environment: {},
});

async function judged(read: ReadBundle): Promise<CaseOutcomes> {
  const { directory } = read.view;
  const outcomes = new Map<string, readonly CaseReport[]>();
  const run = newRun();
  for (const file of new Set(bundleCases(read).map((found) => found.file))) {
    const reports: CaseReport[] = [];
    await runCaseFile(join(directory, file), { ...run, reports }, silent(directory));
    outcomes.set(file, reports);
  }
  return outcomes;
}

/** Judges the cases of a bundle as `claimwright cases` does, once for each state of its files. */
export function caseOutcomes(read: ReadBundle): Promise<CaseOutcomes> {
  const known = KNOWN.get(read) ?? judged(read);
  KNOWN.set(read, known);
  return known;
}
