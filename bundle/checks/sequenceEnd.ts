import { toPointer } from '../../transforms/ground/pointer.ts';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import { type BundleView, lacksPages, type PageView } from '../view/bundleView.ts';
import { defineCheck } from './check.ts';

/** Reports a form without confirmation page (C12-10), because no claim is filed. A Lookup form needs none (R8-16). */
export const missingConfirmation = defineCheck({
  code: 'missing-confirmation',
  severity: 'warning',
  summary: 'a form that files no claim',
  needs: 'bundle',
  *run(view) {
    for (const { name, sequence } of fullSequences(view)) {
      if (name === 'lookup' || sequence.some(isConfirmation)) continue;
      yield {
        file: 'settlement.json',
        pointer: toPointer(['forms', name, 'pages']),
        message: `No page of the form ${name} has a confirmation, so no claim is ever filed.`,
        hint: 'Add a page with a block of the kind confirmation, as the last.',
      };
    }
  },
});

/** Reports a signature after the claim has been filed (C12-10). */
export const lateSignature = defineCheck({
  code: 'late-signature',
  severity: 'warning',
  summary: 'a signature after the claim has been filed',
  needs: 'bundle',
  *run(view) {
    for (const { sequence } of fullSequences(view)) {
      const filed = sequence.findIndex(isConfirmation);
      const late = filed < 0 ? [] : sequence.slice(filed);
      for (const { file, page } of late)
        for (const [index, { kind }] of page.blocks.entries()) {
          if (kind !== 'signature') continue;
          yield {
            file,
            pointer: toPointer(['blocks', index, 'kind']),
            message: 'The signature is asked for when the claim has been filed.',
            hint: 'Put it on a page before the confirmation.',
          };
        }
    }
  },
});

interface Sequence {
  name: BundleView['forms'][number]['name'];
  sequence: PageView[];
}

/** Returns the page sequence of each form whose pages all could be read. */
function fullSequences(view: BundleView): Sequence[] {
  return view.forms.flatMap(({ name, pages }) => {
    const sequence = pages.flatMap(
      (page) => view.pages.find((candidate) => candidate.form === name && candidate.name === page) ?? [],
    );
    const isFull = pages.length > 0 && sequence.length === pages.length && !lacksPages(view, name);
    return isFull ? [{ name, sequence }] : [];
  });
}
