import { toPointer } from '../../transforms/ground/pointer.ts';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import { defineCheck } from './check.ts';

/**
 * Reports a Lookup form with a confirmation, because it files no claim (R8-16): "Form type not available for
 * submission".
 */
export const lookupSubmitted = defineCheck({
  code: 'lookup-submitted',
  severity: 'error',
  summary: 'a Lookup form that ends as if a claim were filed',
  needs: 'bundle',
  *run({ forms, pages }) {
    const sequence = forms.find(({ name }) => name === 'lookup')?.pages ?? [];
    const ends = pages.filter((page) => page.form === 'lookup' && isConfirmation(page));
    for (const [index, name] of sequence.entries()) {
      if (!ends.some((end) => end.name === name)) continue;
      yield {
        file: 'settlement.json',
        pointer: toPointer(['forms', 'lookup', 'pages', index]),
        message: `The Lookup form leads to the page ${name}, and no Lookup form can be submitted.`,
        hint: 'Take the page away: let a page with a value or copy block be the last; to take claims, use the form standard, automotive or documents-upload.',
      };
    }
  },
});
