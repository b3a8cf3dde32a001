import { headerOf } from '../../bundle/reading/classList.ts';
import { readCsv } from '../../bundle/reading/csv.ts';
import type { SourceFile } from '../../bundle/reading/sourceFile.ts';
import { memberRecord } from '../../transforms/claims/memberRecord.ts';
import { configModelOf } from '../../transforms/config/configModelOf.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import { modelIn } from '../../transforms/ground/claimPath.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import type { Edit } from './edits.ts';
import { inputsOf } from './inputs.ts';

/** Maximum number of rows of a class list with which the search signs in; later ones are ignored. */
const MOST_ROWS = 60;

type Cells = Record<string, string>;

/** Parses the first rows of a class list. */
function cellsOf({ text }: SourceFile): { cells: Cells; credentials: string[] }[] {
  const { columns, faults } = headerOf(text);
  if (faults.length > 0) return [];
  const lines = text.split(/\r\n|\r|\n/).slice(0, MOST_ROWS + 1);
  const shown = columns.map(({ mark }) => mark !== 'private');
  const credentials = columns.filter(({ mark }) => mark.startsWith('credential')).map(({ name }) => name);
  try {
    const rows = readCsv(lines.join('\n')).slice(1, MOST_ROWS);
    return rows.map(({ values }) => ({
      credentials,
      cells: Object.fromEntries(
        columns.flatMap(({ name }, at): [string, string][] => (shown[at] ? [[name, values[at] ?? '']] : [])),
      ),
    }));
  } catch {
    return [];
  }
}

/**
 * Returns an edit for each of the first rows of the class list, with all fields that signing in by it fills; empty
 * without a readable file.
 */
export function classRowEdits(form: FormConfig, file: SourceFile | undefined): Edit[] {
  if (!file?.readable) return [];
  const members = configModelOf(form.models, 'prepopulatedData')?.fields;
  const credentialFields = configModelOf(form.models, 'credentials')?.fields ?? [];
  const targets = targetsOf(form);
  return cellsOf(file).map(({ cells, credentials }) => {
    const known = members ? [{ path: 'prepopulatedData', value: [memberRecord(members, cells)] }] : [];
    const signedIn = credentialFields
      .filter(({ name }) => credentials.includes(name) || !isEmpty(cells[name]))
      .map(({ name }) => ({ path: `credentials.${name}`, value: cells[name] ?? null }));
    const filled = targets.flatMap(({ path, column }) => {
      const cell = cells[column];
      return cell === undefined || isEmpty(cell) ? [] : [{ path, value: cell }];
    });
    return [...known, ...signedIn, ...filled];
  });
}

/** Returns the fields that a row fills, each with its column (C6-14). */
function targetsOf(form: FormConfig): { path: string; column: string }[] {
  const placed = [...inputsOf(form)].flatMap(([path, inputs]) =>
    inputs.flatMap(({ column }) => (column === undefined ? [] : [{ path, column: camelCase(column) }])),
  );
  const whole = form.models.flatMap(({ entry }) => {
    const sub = entry.metadata.prepopulatedSubModel;
    if (typeof sub !== 'string') return [];
    const fields = configModelOf(form.models, camelCase(sub))?.fields ?? [];
    return fields.map(({ name }) => ({ path: `${camelCase(sub)}.${name}`, column: name }));
  });
  const single = new Set(
    form.models.filter(({ kind }) => kind === 'single').map(({ name }) => name as string),
  );
  return [...whole, ...placed].filter(({ path }) => single.has(modelIn(path)));
}
