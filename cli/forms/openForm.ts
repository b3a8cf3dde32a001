import { CODES } from '../../bundle/findings/codes.ts';
import type { Report } from '../../bundle/findings/finding.ts';
import { FindingsError } from '../../bundle/findings/findingsError.ts';
import { toFindings } from '../../bundle/findings/toFindings.ts';
import { inFile, type ReadBundle, readBundle } from '../../bundle/validateBundle.ts';
import { type ConfigFault, ConfigurationError } from '../../transforms/config/errors.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import type { FormName } from '../../transforms/config/names.ts';
import { readForm } from '../../transforms/config/readForm.ts';

/** A bundle whose files are right by themselves; no form is made of its case files. Raises a FindingsError. */
export function openBundle(directory: string): ReadBundle {
  const read = readBundle(directory);
  raise(
    read,
    read.reports.filter(({ file }) => !file.startsWith('cases/')),
  );
  return read;
}

/** One form of a bundle, ready to be built. Raises a FindingsError with every fault. */
export function openForm(read: ReadBundle, form: FormName): FormConfig {
  return raisingFindings(read, () => readForm(read.view.bundle, form));
}

/** What `build` makes; its configuration faults become findings with places in the files. */
export function raisingFindings<T>(read: ReadBundle, build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    raise(read, error.faults.map(reportOf));
    throw error;
  }
}

/** The same for what is made later. */
export async function raisingFindingsAsync<T>(read: ReadBundle, build: () => Promise<T>): Promise<T> {
  try {
    return await build();
  } catch (error) {
    return raisingFindings(read, () => {
      throw error;
    });
  }
}

function reportOf({ file, pointer, code, message, hint }: ConfigFault): Report {
  return { file, pointer, code, message: `${message.replace(/\.$/, '')}.`, hint };
}

function raise({ view, files }: ReadBundle, reports: readonly Report[]): void {
  const errors = reports.filter(({ code }) => CODES[code].severity === 'error');
  if (errors.length === 0) return;
  throw new FindingsError(
    toFindings(
      errors.map((report) => inFile(report, view)),
      files,
    ),
  );
}
