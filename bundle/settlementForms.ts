import { readForm } from '../transforms/config/readForm.ts';
import { buildFaultlessForm } from '../transforms/form/buildFormModel.ts';
import type { FormModel } from '../transforms/form/formModel.ts';
import { isFormName } from '../transforms/ground/modelNames.ts';
import type { FormPlan } from '../transforms/ground/plan.ts';
import { suggest } from './findings/didYouMean.ts';
import { FindingsError } from './findings/findingsError.ts';
import { raisingFindings } from './raisingFindings.ts';
import { type ReadBundle, readBundle } from './readBundle.ts';
import { toFindings } from './reporting/toFindings.ts';
import { UsageError } from './usageError.ts';
import { isError } from './validateBundle.ts';

/**
 * Reads a bundle for commands that need valid files, but no complete bundle. Throws a FindingsError where a file other
 * than a case file has errors.
 */
export function readableBundle(directory: string): ReadBundle {
  const read = readBundle(directory);
  const errors = read.reports.filter((report) => isError(report) && !report.file.startsWith('cases/'));
  if (errors.length > 0) throw new FindingsError(toFindings(errors, read.files));
  return read;
}

/**
 * Builds a form of the bundle. Throws a UsageError where there is none of that name, and a FindingsError where it has
 * faults.
 */
export function builtForm(read: ReadBundle, form: string): FormModel {
  const names = read.view.forms.map(({ name }) => name);
  if (!isFormName(form) || !names.includes(form)) {
    throw new UsageError(`The settlement has no form ${form}. ${suggest(form, names, 'Forms')}`);
  }
  return raisingFindings(read, () => buildFaultlessForm(readForm(read.view.bundle, form)));
}

/** Returns the plan of each form. Throws a FindingsError. */
export function plansOf(read: ReadBundle): FormPlan[] {
  return read.view.forms.map(({ name }) => builtForm(read, name).plan);
}
