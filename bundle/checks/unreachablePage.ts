import { nearest } from '../../transforms/values/nearest.ts';
import { type BundleView, lacksPages, type PageView } from '../view/bundleView.ts';
import { defineCheck } from './check.ts';

/** Reports a page that neither its form's sequence nor an exit of another page names. */
export const unreachablePage = defineCheck({
  code: 'unreachable-page',
  severity: 'error',
  summary: 'a page that no sequence and no exit leads to',
  needs: 'bundle',
  *run(view) {
    if (!view.isWhole('settlement.json')) return;
    for (const page of view.pages) {
      if (isReached(view, page)) continue;
      // A page that cannot be read may have an exit to any other.
      if (lacksPages(view, page.form)) continue;
      yield {
        file: page.file,
        message: `No sequence and no exit leads to the page ${page.name}.`,
        hint: `Add "${page.name}" to the pages of the form ${page.form} in settlement.json, or take the file away.`,
      };
    }
  },
});

function isReached(view: BundleView, { form, name }: PageView): boolean {
  const sequence = view.forms.find((candidate) => candidate.name === form)?.pages ?? [];
  const ofForm = view.pages.filter((page) => page.form === form);
  const exits = ofForm.flatMap(({ page }) => (page.exits ?? []).map(({ to }) => to));
  const named = [...sequence, ...exits];
  return named.includes(name) || view.wasLeftOut(name) || isMeant(view, form, named, name);
}

/** Tests if a sequence or an exit misspells the page's name, which another check reports. */
function isMeant({ pages, files }: BundleView, form: string, all: string[], name: string): boolean {
  const there = pages.filter((page) => page.form === form).map((page) => page.name);
  return all.some((named) => !files.has(`pages/${form}/${named}.json`) && nearest(named, there) === name);
}
