import type { BundleView } from '../view/bundleView.ts';
import type { Check, Found } from './check.ts';

/** The files that every bundle has, and the texts of each culture (C9-01). */
export const missingFile: Check = {
  code: 'missing-file',
  *run(view) {
    for (const file of ['settlement.json', 'models.json']) {
      if (view.files.has(file)) continue;
      yield {
        file,
        message: `The bundle has no ${file}.`,
        hint: 'Every bundle needs one: claimwright init writes an example.',
      };
    }
    yield* missingContents(view);
  },
};

function* missingContents({ bundle, files }: BundleView): Generator<Found> {
  for (const culture of Object.keys(bundle.settlement.cultures)) {
    const file = `content/${culture}.json`;
    if (files.has(file)) continue;
    const place = files.has('settlement.json')
      ? { file: 'settlement.json', pointer: `/cultures/${culture}` }
      : { file };
    yield {
      ...place,
      message: `The culture ${culture} has no texts: there is no ${file}.`,
      hint: `Add ${file}, or take the culture away.`,
    };
  }
}
