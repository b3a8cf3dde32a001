import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { folderOf, type JourneyForm, openJourneyForm, type Row } from './form.ts';
import type { Model } from './model.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What a person sets out to do: a form, and the claim that they mean to file in it. */
export interface Plan {
  form: JourneyForm;
  target: ClaimDocument;
  /** The row of the class list that a signed-in person is; empty where there is no list. */
  rowOf(model: Model): Record<string, FieldValue>;
}

interface CaseFile {
  form: FormName;
  context: { culture: string };
  cases: { name: string; claim: ClaimDocument; errors: unknown[] }[];
}

/** The claims of a settlement's case files that nothing is wrong with, by name. */
export function validClaims(settlement: string, form: FormName): { name: string; claim: ClaimDocument }[] {
  const folder = resolve(ROOT, folderOf(settlement), 'cases');
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.cases.json') && !name.startsWith('today-'),
  );
  return files.sort().flatMap((name) => {
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CaseFile;
    return file.form === form ? file.cases.filter(({ errors }) => errors.length === 0) : [];
  });
}

/** The row of the class list that has most of what somebody gives as credentials; empty where there is no list. */
export function rowFor({ rows }: JourneyForm, { credentials }: ClaimDocument): Row {
  const said = Object.values((credentials ?? {}) as ClaimRecord).map((value) =>
    String(value).trim().toLowerCase(),
  );
  const count = (row: Row) => Object.values(row).filter((value) => said.includes(value.toLowerCase())).length;
  return rows.toSorted((a, b) => count(b) - count(a))[0] ?? {};
}

const FORMS = new Map<string, JourneyForm>();

export function planOf(settlement: string, form: FormName, target: ClaimDocument): Plan {
  const key = `${settlement} ${form}`;
  const known = FORMS.get(key) ?? openJourneyForm(settlement, form);
  FORMS.set(key, known);
  return {
    form: known,
    target,
    rowOf: (model) => (model.entry === 'open' ? {} : rowFor(known, model.entered)),
  };
}
