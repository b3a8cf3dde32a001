import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { CaseFile } from '../../schemas/generated/types.ts';
import { type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';
import { suggest } from '../findings/didYouMean.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports a case file whose bundle or form does not exist (C5-05). */
export const unknownSettlement = defineCheck({
  code: 'unknown-settlement',
  severity: 'error',
  summary: 'a case file whose settlement is not there',
  needs: 'file',
  *run(view) {
    for (const { source, value } of view.files.values()) {
      if (source.kind !== 'cases' || !isContainer(value)) continue;
      const { settlement, form }: Partial<CaseFile> = value;
      if (settlement !== undefined) yield* check(view, source.path, settlement, form ?? '');
    }
  },
});

function* check(view: BundleView, file: string, settlement: string, form: string): Generator<Found> {
  const folder = join(view.directory, dirname(file), settlement);
  if (!existsSync(join(folder, 'settlement.json'))) {
    yield {
      file,
      pointer: '/settlement',
      message: `There is no bundle at ${settlement}.`,
      hint: 'Write the path from this file to the folder of the bundle: "..".',
    };
  } else if (relative(view.directory, folder) === '' && view.isWhole('settlement.json') && isFormName(form)) {
    yield* unknownForm(view, file, form);
  }
}

/** Returns the finding of a case file whose form the settlement does not have; an empty list where it has it. */
export function unknownForm({ forms }: BundleView, file: string, form: FormName): Found[] {
  if (forms.some(({ name }) => name === form)) return [];
  const message = `The settlement has no form ${form}.`;
  const hint = suggest(
    form,
    forms.map(({ name }) => name),
    'Forms',
  );
  return [{ file, pointer: '/form', message, hint }];
}
