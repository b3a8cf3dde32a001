import type { FormName } from '../../transforms/config/names.ts';
import { toPointer } from '../../transforms/config/pointer.ts';
import { suggest } from '../findings/didYouMean.ts';
import { blocksOf } from '../view/blocks.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { Check } from './check.ts';

/** A page that a sequence, an exit or a summary names, and that has no file. */
export const missingPage: Check = {
  code: 'missing-page',
  *run(view) {
    for (const { form, name, file, pointer } of namedPages(view)) {
      if (view.files.has(`pages/${form}/${name}.json`)) continue;
      const there = view.pages.filter((page) => page.form === form).map((page) => page.name);
      const hint = suggest(name, there, 'Pages of the form') || `Add pages/${form}/${name}.json.`;
      yield { file, pointer, message: `The form ${form} has no page ${name}.`, hint };
    }
  },
};

interface NamedPage {
  form: FormName;
  name: string;
  file: string;
  pointer: string;
}

function namedPages(view: BundleView): NamedPage[] {
  const inSequences = view.forms.flatMap(({ name: form, pages }) =>
    pages.map((name, index) => {
      return { form, name, file: 'settlement.json', pointer: toPointer(['forms', form, 'pages', index]) };
    }),
  );
  const inExits = view.pages.flatMap(({ form, file, page }) =>
    (page.exits ?? []).map(({ to }, index) => ({ form, name: to, file, pointer: `/exits/${index}/to` })),
  );
  const inSummaries = blocksOf(view, 'summary').flatMap(({ form, file, block, pointer }) =>
    (block.pages ?? []).map((name, index) => ({ form, name, file, pointer: `${pointer}/pages/${index}` })),
  );
  return [...inSequences, ...inExits, ...inSummaries];
}
