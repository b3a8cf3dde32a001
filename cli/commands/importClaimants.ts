import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../../bundle/findings/counted.ts';
import { inDataFolder } from '../../server/dataFolder.ts';
import { FORM_NAMES, type FormName, isFormName } from '../../transforms/config/names.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usageError.ts';

/** `claimwright import-claimants FILE.csv --form FORM` (C5-07). */
export const importClaimants: Command = {
  name: 'import-claimants',
  summary:
    "Replace a form's class list, in one transaction: what credentials are checked against and fields are prefilled from.",
  usage: 'FILE.csv --form FORM',
  positionals: { min: 1, max: 1, what: 'a CSV file' },
  options: {
    form: {
      type: 'string',
      value: 'FORM',
      summary: 'The form whose class list it is.',
      choices: Object.keys(FORM_NAMES),
    },
    data: DATA_OPTION,
  },
  async run({ positionals: [name = ''], values }, io) {
    const form = formOf(values.form);
    const file = resolve(io.cwd, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(`There is no file ${name}.`);
    return load(file, name, form, resolve(io.cwd, values.data ?? ''), io);
  },
};

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
