import { nearest } from '../../transforms/values/nearest.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports a missing settlement.json, models.json or content file of a culture (C9-01). */
export const missingFile = defineCheck({
  code: 'missing-file',
  severity: 'error',
  summary: 'a file that every bundle needs is not there',
  needs: 'file',
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
});

function* missingContents(view: BundleView): Generator<Found> {
  const { bundle, files } = view;
  for (const culture of Object.keys(bundle.settlement.cultures)) {
    const file = `content/${culture}.json`;
    if (files.has(file)) continue;
    const stray = nearest(culture, strayCultures(view));
    const place = files.has('settlement.json')
      ? { file: 'settlement.json', pointer: `/cultures/${culture}` }
      : { file };
    yield {
      ...place,
      message: `The culture ${culture} has no texts: there is no ${file}.`,
      hint:
        stray === undefined
          ? `Add ${file}, or take the culture away.`
          : `Rename content/${stray}.json to it.`,
    };
  }
}

/** Returns cultures with a content file that the settlement does not have. */
const strayCultures = ({ bundle, contents }: BundleView): string[] =>
  contents
    .map(({ culture }) => culture)
    .filter((culture) => !Object.hasOwn(bundle.settlement.cultures, culture));

/** Tests if the content file of a culture is probably the missing file of another one, under a misspelt name. */
export function isMisnamed(view: BundleView, culture: string): boolean {
  const stray = strayCultures(view);
  return Object.keys(view.bundle.settlement.cultures).some(
    (wanted) => !view.files.has(`content/${wanted}.json`) && nearest(wanted, stray) === culture,
  );
}
