import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { counted } from '../../bundle/findings/counted.ts';
import type { Io } from '../../bundle/io.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { inDataFolder } from '../../server/dataFolder.ts';
import type { ExportChoice, ExportTable, WriteText } from '../../server/export/exportChoice.ts';
import { exportClaims } from '../../server/export/exportClaims.ts';
import { canonicalFields } from '../../transforms/claims/canonicalClaim.ts';
import { FORM_NAMES, isFormName } from '../../transforms/ground/modelNames.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION, existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';
import { instantOf } from '../instant.ts';
import { unwritable } from '../writeOut.ts';

const TABLES: readonly ExportTable[] = [
  'claims',
  'prepopulatedData',
  'documentContexts',
  'claimTransactions',
];

/** Pattern of a `--table` that names a list within the records of a list model. */
const ENTRIES = /^(?:prepopulatedData|documentContexts|claimTransactions)\.[A-Za-z][A-Za-z0-9]*$/;

const isTable = (name: string | undefined): name is ExportTable =>
  name !== undefined && (TABLES.some((table) => table === name) || ENTRIES.test(name));

/** `claimwright export` (C5-07): writes the stored claims. */
export const exportCommand: Command = {
  details:
    'They are written as NDJSON, a line a claim, or as CSV, a row a claim or a row a record; of a time or a form where asked, and with copies of the documents.',
  usage:
    '[--data DIR] [--since INSTANT] [--form FORM] [--out FILE] [--documents FOLDER] [--canonical [--settlement DIR]]',
  positionals: { min: 0, max: 0, what: 'no arguments' },
  options: {
    data: DATA_OPTION,
    format: {
      type: 'string',
      value: 'FORMAT',
      summary: 'How claims are written.',
      choices: ['ndjson', 'csv'],
      default: 'ndjson',
    },
    table: {
      type: 'string',
      value: 'TABLE',
      summary:
        'CSV: the claims, the records of one list, or the entries of a list within them, as claimTransactions.items.',
      choices: TABLES,
      orLike: ENTRIES,
      default: 'claims',
    },
    form: {
      type: 'string',
      value: 'FORM',
      summary: 'Only the claims of this form.',
      choices: Object.keys(FORM_NAMES),
    },
    since: {
      type: 'string',
      value: 'INSTANT',
      summary:
        'Only claims submitted then or later: 2030-06-01, which begins at midnight UTC, or 2030-06-01T12:00:00Z.',
    },
    out: { type: 'string', value: 'FILE', summary: 'The file to write; standard output where left out.' },
    documents: {
      type: 'string',
      value: 'FOLDER',
      summary: 'Copy the documents of these claims there too, each held against its hash.',
    },
    unmasked: {
      type: 'boolean',
      summary: 'Write phone numbers, ZIP codes and amounts without mask characters.',
    },
    canonical: {
      type: 'boolean',
      summary: 'Write numbers as plain decimals and dates as yyyy-MM-dd, however they were typed.',
    },
    settlement: {
      type: 'string',
      value: 'DIR',
      summary:
        'With --canonical: the settlement, where claims were filed on another version or imported. It tells numbers and dates.',
    },
  },
  async run({ values, flags }, io) {
    const dataDir = existingDataFolder(values.data ?? '', io.cwd);
    const format = values.format === 'csv' ? 'csv' : 'ndjson';
    const table = isTable(values.table) ? values.table : undefined;
    if (values.table !== 'claims' && format !== 'csv')
      throw new UsageError('--table chooses a table of CSV: it goes with --format csv.');
    const unmasked = flags.has('unmasked');
    const form = values.form !== undefined && isFormName(values.form) ? values.form : undefined;
    const since = values.since === undefined ? undefined : instantOf(values.since, '--since');
    const documentsTo = values.documents === undefined ? undefined : resolve(io.cwd, values.documents);
    const fieldsOf = await fieldsIn(values.settlement, io);
    const canonical = flags.has('canonical');
    if (fieldsOf && !canonical)
      throw new UsageError('--settlement tells numbers and dates: it goes with --canonical.');
    const choice = { format, table, unmasked, canonical, fieldsOf, form, since, documentsTo } as const;
    const options = { dataDir, ...sharedByInstances(io), ...choice };
    const count = await inDataFolder(dataDir, () =>
      write(values.out, io, (writeText) => exportClaims(options, writeText)),
    );
    io.err(`${counted(count, 'claim')} exported.\n`);
    return 0;
  },
};

/**
 * Returns a lookup of numbers and dates of the settlement's forms. Lazy, because only an option needs the bundle's
 * code.
 */
async function fieldsIn(directory: string | undefined, io: Io): Promise<ExportChoice['fieldsOf']> {
  if (directory === undefined) return undefined;
  const { plansOf, readableBundle } = await import('../../bundle/settlementForms.ts');
  const plans = plansOf(readableBundle(resolve(io.cwd, directory)));
  return Object.fromEntries(plans.map((plan) => [plan.form, canonicalFields(plan)]));
}

async function write(
  out: string | undefined,
  io: Io,
  exportTo: (write: WriteText) => Promise<number>,
): Promise<number> {
  if (out === undefined)
    return exportTo(async (text) => {
      io.out(text);
      await io.drained();
    });
  const stream = createWriteStream(resolve(io.cwd, out), { mode: 0o600 });
  try {
    await once(stream, 'open');
  } catch (error) {
    throw unwritable(out, error);
  }
  const count = await exportTo((text) => writeTo(stream, text));
  stream.end();
  await once(stream, 'finish');
  return count;
}

async function writeTo(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
