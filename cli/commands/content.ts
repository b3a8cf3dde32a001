import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  faultsOfPlurals,
  faultsOfRows,
  type TranslationFault,
} from '../../authoring/translation/checkRows.ts';
import { ExchangeError, type Incoming } from '../../authoring/translation/exchange.ts';
import { filesAfter, writeFiles } from '../../authoring/translation/importContent.ts';
import { translationRows } from '../../authoring/translation/rows.ts';
import { counted } from '../../bundle/findings/counted.ts';
import { suggest } from '../../bundle/findings/didYouMean.ts';
import type { Io } from '../../bundle/io.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import { readableBundle } from '../../bundle/settlementForms.ts';
import { UsageError } from '../../bundle/usageError.ts';
import type { Command, CommandInput } from '../command.ts';
import { writeOut } from '../writeOut.ts';

/** `claimwright content export|import` (C12-07): exchanges texts with translators. */
export const content: Command = {
  details:
    'The texts of a culture are written as a workbook that spreadsheets open or as XLIFF; all rows are read, or none where one is at fault.',
  usage: 'export DIR --culture CULTURE --out FILE | import DIR FILE',
  positionals: { min: 1, max: 3, what: 'export or import' },
  options: {
    culture: {
      type: 'string',
      value: 'CULTURE',
      summary: 'With export: the culture that is translated into.',
    },
    out: {
      type: 'string',
      value: 'FILE',
      summary: 'With export: the file to write. .xlsx is a workbook, .xlf and .xliff are XLIFF 1.2.',
    },
  },
  async run(input, io) {
    const [what = '', directory, file] = input.positionals;
    if (what !== 'export' && what !== 'import')
      throw new UsageError(`content cannot ${what}. ${suggest(what, ['export', 'import'], 'It can')}`);
    if (directory === undefined)
      throw new UsageError(`content ${what} needs a folder: claimwright ${USAGE[what]}.`);
    if (what === 'export') {
      if (file !== undefined)
        throw new UsageError(`content export takes one folder: claimwright ${USAGE.export}.`);
      return exportContent(directory, input, io);
    }
    const surplus = ['culture', 'out'].find((name) => input.values[name] !== undefined);
    if (surplus !== undefined)
      throw new UsageError(`content import takes no --${surplus}: claimwright ${USAGE.import}.`);
    if (file === undefined)
      throw new UsageError(`content import takes a folder and a file: claimwright ${USAGE.import}.`);
    return importContent(directory, file, io);
  },
};

const USAGE = {
  export: 'content export DIR --culture CULTURE --out FILE',
  import: 'content import DIR FILE',
};

/** Throws a UsageError unless the settlement has the culture and it is not English. */
function requireCulture({ view }: ReadBundle, culture: string): void {
  const others = Object.keys(view.bundle.settlement.cultures).filter((code) => code !== 'en');
  if (others.includes(culture)) return;
  const hint = others.length === 0 ? 'It has English alone.' : suggest(culture, others, 'Cultures');
  throw new UsageError(
    culture === 'en'
      ? `English is what is translated. ${hint}`
      : `The settlement has no culture ${culture}. ${hint}`,
  );
}

const isXliff = (file: string): boolean => /\.(?:xlf|xliff)$/i.test(file);
const isWorkbook = (file: string): boolean => /\.xlsx$/i.test(file);

function requireKind(file: string): void {
  if (!isXliff(file) && !isWorkbook(file))
    throw new UsageError(
      `${file} has no ending that is known: .xlsx is a workbook, .xlf and .xliff are XLIFF.`,
    );
}

const nameOf = ({ view: { bundle } }: ReadBundle): string =>
  bundle.content.en?.[bundle.settlement.nameKey] ?? '';

async function exportContent(directory: string, { values }: CommandInput, io: Io): Promise<number> {
  const { culture, out } = values;
  if (culture === undefined || out === undefined)
    throw new UsageError(
      `content export needs --culture CULTURE and --out FILE: claimwright ${USAGE.export}.`,
    );
  requireKind(out);
  const read = readableBundle(resolve(io.cwd, directory));
  requireCulture(read, culture);
  const outgoing = { settlement: nameOf(read), culture, rows: translationRows(read, culture) };
  const { rows } = outgoing;
  // Lazy, because only this command needs the libraries of the two formats.
  const written = isXliff(out)
    ? (await import('../../authoring/translation/xliff.ts')).writeXliff(outgoing)
    : await (await import('../../authoring/translation/workbook.ts')).writeWorkbook(outgoing);
  writeOut(out, written, io);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  io.err(`${counted(rows.length, 'text')} exported: ${count('missing')} missing, ${count('stale')} stale.\n`);
  return 0;
}

async function readBack(file: string, io: Io): Promise<Incoming> {
  requireKind(file);
  try {
    const bytes = readFileSync(resolve(io.cwd, file));
    return isXliff(file)
      ? (await import('../../authoring/translation/xliff.ts')).readXliff(bytes.toString('utf8'))
      : await (await import('../../authoring/translation/workbook.ts')).readWorkbook(bytes);
  } catch (error) {
    if (error instanceof ExchangeError) throw new UsageError(`${file}: ${error.message}`);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new UsageError(`There is no file ${file}.`);
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR')
      throw new UsageError(`${file} is a folder, and no file.`);
    throw error;
  }
}

const lineOf = (file: string, { at, column, message }: TranslationFault): string =>
  `${file}: ${at}, column ${column}: ${message}\n`;

async function importContent(directory: string, file: string, io: Io): Promise<number> {
  const read = readableBundle(resolve(io.cwd, directory));
  const incoming = await readBack(file, io);
  const { culture } = incoming;
  if (incoming.settlement !== nameOf(read))
    throw new UsageError(
      `${file} is of the settlement “${incoming.settlement}”, and this is “${nameOf(read)}”. Export it anew.`,
    );
  requireCulture(read, culture);
  const rows = translationRows(read, culture);
  const faults = [...faultsOfRows(incoming.rows, rows, read.view), ...faultsOfPlurals(incoming.rows)];
  for (const fault of faults) io.out(lineOf(file, fault));
  if (faults.length > 0) {
    io.err(`${counted(faults.length, 'fault')}; nothing was imported.\n`);
    return 1;
  }
  const { written, changed } = filesAfter(read, culture, incoming.rows, rows);
  writeFiles(read.view.directory, written);
  io.err(`${counted(changed, 'text')} of ${culture} imported.\n`);
  return 0;
}
