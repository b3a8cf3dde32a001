import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../../bundle/findings/counted.ts';
import type { Io } from '../../bundle/io.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { withEvidence } from '../../server/evidence/openEvidence.ts';
import { readTracedName } from '../../server/evidence/trace.ts';
import { logKeyOf } from '../../server/security/serverKey.ts';
import type { TracedName } from '../../server/store/claimTrace.ts';
import { CLAIM_MARKS, type ClaimMark, isClaimMark } from '../../transforms/ground/claimMark.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION, existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

/** `claimwright mark CODE decided` (C10-13): sets marks of claims, which the status page shows. */
export const mark: Command = {
  details: `Marks are ${CLAIM_MARKS.join(', ')}. Each has the time at which it was set first; the status page of the settlement shows it, trace and export have it. The code of documents that were added marks the claim that they belong to. Where one code is no claim's, nothing is marked. The server may go on.`,
  usage: 'CODE… MARK [--codes FILE] [--take-back] [--data DIR]',
  positionals: {
    min: 1,
    max: Number.POSITIVE_INFINITY,
    what: 'reference codes or ids of claims, and the mark as the last word',
  },
  options: {
    codes: {
      type: 'string',
      value: 'FILE',
      summary: 'A file with more codes or ids, one a line; - for the standard input.',
    },
    'take-back': { type: 'boolean', summary: 'Take the mark away again.' },
    data: DATA_OPTION,
  },
  async run({ positionals, values, flags }, io) {
    const chosen = markOf(positionals.at(-1) ?? '');
    const typed = [...positionals.slice(0, -1), ...codesIn(values.codes, io)];
    if (typed.length === 0)
      throw new UsageError(
        'mark needs the code of a claim before the mark, or a file of codes: --codes FILE.',
      );
    const dataDir = existingDataFolder(values.data ?? '', io.cwd);
    const names = typed.map((text) => ({ text, name: readTracedName(text) }));
    const faults = names.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
    if (faults.length > 0) return refused(faults, io);
    const claims = new Map(
      names.flatMap(({ text, name }) => (typeof name === 'string' ? [] : [[keyOf(name), { text, name }]])),
    );
    const at = new Date();
    const isTakenBack = flags.has('take-back');
    const unknown = await withEvidence({ dataDir, ...sharedByInstances(io), now: at }, ({ store, key }) =>
      store.log.mark(
        [...claims.values()].map(({ name }) => name),
        { mark: chosen, at, isTakenBack },
        logKeyOf(key),
      ),
    );
    if (unknown.length > 0)
      return refused(
        unknown.map((name) => `No claim here is ${claims.get(keyOf(name))?.text}, or it was purged.`),
        io,
      );
    const done = isTakenBack ? `no longer marked ${chosen}` : `marked ${chosen}`;
    io.out(`${counted(claims.size, 'claim')} ${done}.\n`);
    return 0;
  },
};

const keyOf = (name: TracedName): string => ('id' in name ? name.id : name.referenceCode);

function markOf(word: string): ClaimMark {
  if (isClaimMark(word)) return word;
  throw new UsageError(`${word} is no mark. The last word is one of ${CLAIM_MARKS.join(', ')}.`);
}

/** Reads codes from a file, one a line; none where no file is named. */
function codesIn(file: string | undefined, { cwd }: Io): string[] {
  if (file === undefined) return [];
  return readText(file === '-' ? 0 : resolve(cwd, file), file)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
}

function readText(place: string | number, named: string): string {
  try {
    return readFileSync(place, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--codes ${named} cannot be read (${reason}). Name a file with one code a line.`);
  }
}

function refused(faults: readonly string[], io: Io): number {
  io.err(`${faults.join('\n')}\nNothing was marked.\n`);
  return 1;
}
