import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { andMore, checkRows } from '../../bundle/classList/checkRows.ts';
import { counted } from '../../bundle/findings/counted.ts';
import type { Io } from '../../bundle/io.ts';
import { readClassList } from '../../bundle/reading/classList.ts';
import { readableBundle } from '../../bundle/settlementForms.ts';
import { UsageError } from '../../bundle/usageError.ts';
import type { ClassListColumn } from '../../schemas/generated/types.ts';
import { inDataFolder } from '../../server/dataFolder.ts';
import { FORM_NAMES, type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

/** `claimwright import-claimants FILE.csv --form FORM` (C5-07): replaces the class list of a form. */
export const importClaimants: Command = {
  details:
    'It is replaced in one transaction; credentials are checked against the new list, and fields are prefilled from it. With --bundle its rows are judged first.',
  usage: 'FILE.csv --form FORM',
  positionals: { min: 1, max: 1, what: 'a CSV file' },
  options: {
    form: {
      type: 'string',
      value: 'FORM',
      summary: 'The form whose class list it is.',
      choices: Object.keys(FORM_NAMES),
    },
    bundle: {
      type: 'string',
      value: 'DIR',
      summary:
        'The settlement: rows that its rules refuse, and doubled ones, are told, and nothing is imported.',
    },
    data: DATA_OPTION,
  },
  async run({ positionals: [name = ''], values }, io) {
    const form = formOf(values.form);
    const file = resolve(io.cwd, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(`There is no file ${name}.`);
    if (
      values.bundle !== undefined &&
      (await tellFaults(file, name, { form, bundle: resolve(io.cwd, values.bundle) }, io))
    )
      return 1;
    return load(file, name, form, resolve(io.cwd, values.data ?? ''), io);
  },
};

/** Prints the faults of the list by the settlement's rules; returns true where there is one. */
async function tellFaults(
  file: string,
  shown: string,
  { form: name, bundle }: { form: FormName; bundle: string },
  io: Io,
): Promise<boolean> {
  const { view } = readableBundle(bundle);
  const form = view.forms.find((one) => one.name === name);
  if (!form) throw new UsageError(`The settlement has no form ${name}.`);
  const columns = await columnsOf(file);
  // A fault of the header is reported by the import itself.
  if (!columns) return false;
  const { faults, rest } = await checkRows(view, form, { from: file, columns });
  const more = rest.value + rest.doubled;
  const lines = faults
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => `${shown}:${line}: ${message}\n`);
  if (more > 0) lines.push(`${andMore(more, 'finding')}\n`);
  if (lines.length > 0) io.err(`${lines.join('')}Nothing was imported.\n`);
  return lines.length > 0;
}

async function columnsOf(file: string): Promise<ClassListColumn[] | undefined> {
  let columns: ClassListColumn[] | undefined;
  const faults = await readClassList(file, {
    onHeader: (header) => {
      columns = header;
    },
  });
  return faults.length > 0 ? undefined : columns;
}

function formOf(name: string | undefined): FormName {
  if (name !== undefined && isFormName(name)) return name;
  throw new UsageError(`import-claimants needs --form, one of ${Object.keys(FORM_NAMES).join(', ')}.`);
}

async function load(file: string, shown: string, form: FormName, dataDir: string, io: Io): Promise<number> {
  const server = await import('../../server/claimants/importClaimants.ts');
  const { ClassListError } = await import('../../server/claimants/classListFile.ts');
  try {
    const options = { dataDir, ...sharedByInstances(io), file, form };
    const { rows } = await inDataFolder(dataDir, () => server.importClaimants(options));
    io.out(`${counted(rows, 'claimant')} of the form ${form}.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof ClassListError)) throw error;
    io.err(error.faults.map(({ line, message }) => `${shown}:${line}: ${message}\n`).join(''));
    return 1;
  }
}
