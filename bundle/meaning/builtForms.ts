import type { Bundle } from '../../transforms/config/bundle.ts';
import { type ConfigFault, FaultCollector } from '../../transforms/config/errors.ts';
import { collectForm } from '../../transforms/config/readForm.ts';
import { buildFormModel } from '../../transforms/form/buildFormModel.ts';
import type { FormModel } from '../../transforms/form/formModel.ts';
import { FORM_NAMES, type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import { type BundleView, formTypeOf, memoizePerBundle } from '../view/bundleView.ts';

/** Result of building a form with all of its pages, unreachable ones included. */
interface BuiltFormView {
  name: FormName;
  faults: readonly ConfigFault[];
  /** Absent where the form cannot be read. */
  model?: FormModel;
}

/** Returns the built forms of the bundle, also those that only have models; they are built once for all checks. */
export const builtForms = memoizePerBundle((view: BundleView): BuiltFormView[] =>
  view.isLost('models.json') ? [] : formsToBuild(view).map((form) => built(view, form)),
);

function built(view: BundleView, name: FormName): BuiltFormView {
  const faults = new FaultCollector();
  const config = collectForm(withAllPages(view, name), name, faults);
  if (!config) return { name, faults: faults.faults };
  const model = buildFormModel(config);
  return { name, faults: [...faults.faults, ...model.faults], model };
}

/** Returns the settlement's forms, and those that only have models, so that their rules are checked too. */
function formsToBuild({ forms, bundle }: BundleView): FormName[] {
  return Object.keys(FORM_NAMES)
    .filter(isFormName)
    .filter(
      (form) =>
        forms.some(({ name }) => name === form) ||
        bundle.models.models.some(({ metadata }) => metadata.formType === formTypeOf(form)),
    );
}

/** Adds every page of the form to its sequence, so that unreachable pages are checked too. */
function withAllPages({ bundle, pages, forms }: BundleView, form: FormName): Bundle {
  const there = pages.filter((page) => page.form === form).map(({ name }) => name);
  const sequence = forms.find(({ name }) => name === form)?.pages ?? [];
  const all = [...new Set([...sequence.filter((name) => there.includes(name)), ...there])];
  const { deadlines } = bundle.settlement.forms[form] ?? {};
  const settings = {
    formType: formTypeOf(form),
    authorization: { kind: 'open' as const },
    pages: all,
    ...(deadlines && { deadlines }),
  };
  return {
    ...bundle,
    pages: withOwnIds(bundle.pages),
    settlement: { ...bundle.settlement, forms: { [form]: settings } },
  };
}

/**
 * Gives each block a unique id, because two blocks of one id are reported by another check and must not be merged here.
 */
function withOwnIds(pages: Bundle['pages']): Bundle['pages'] {
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => {
      const ids = page.blocks.map(({ id }) => id);
      const blocks = page.blocks.map((block, index) =>
        ids.indexOf(block.id) === index ? block : { ...block, id: `${block.id}-${index}` },
      );
      return [name, { ...page, blocks }];
    }),
  );
}
