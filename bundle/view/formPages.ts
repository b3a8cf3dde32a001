import { FORM_NAMES, isFormName } from '../../transforms/ground/modelNames.ts';
import { type BundleView, lacksPages, type PageView } from './bundleView.ts';

/** Returns the pages of a form by its type; undefined where it has none, or parts of one could not be read. */
export function pagesOfForm(view: BundleView, formType: string): PageView[] | undefined {
  const form = Object.keys(FORM_NAMES)
    .filter(isFormName)
    .find((candidate) => FORM_NAMES[candidate] === formType);
  const ofForm = view.pages.filter((page) => page.form === form);
  return !form || lacksPages(view, form) || ofForm.length === 0 ? undefined : ofForm;
}
