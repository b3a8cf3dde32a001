import { buildForm } from '../../transforms/compile/buildForm.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { type ConfigFault, FaultCollector } from '../../transforms/config/errors.ts';
import { FORM_NAMES, type FormName, isFormName } from '../../transforms/config/names.ts';
import { collectForm } from '../../transforms/config/readForm.ts';
import type { RuleInstances } from '../../transforms/form/buildRules.ts';
import { type BundleView, formTypeOf, remembered } from '../view/bundleView.ts';

/** What building a form found. */
interface BuiltFormView {
  faults: readonly ConfigFault[];
  /** The one instance that each rule becomes, by the pointer of the rule; one at fault is not there. */
  rules: ReadonlyMap<string, RuleInstances>;
}

/** Every form of the bundle, built once for all that ask. */
export const builtForms = remembered((view: BundleView): BuiltFormView[] =>
  view.isLost('models.json') ? [] : formsToBuild(view).map((form) => built(view, form)),
);

function built(view: BundleView, form: FormName): BuiltFormView {
  const faults = new FaultCollector();
  const rules = new Map<string, RuleInstances>();
  const config = collectForm(withAllPages(view, form), form, faults);
  if (!config) return { faults: faults.faults, rules };
  const found = buildForm(config, ({ pointer }, instances) => rules.set(pointer, instances));
  return { faults: [...faults.faults, ...found.faults], rules };
}

/** The settlement's forms, and those that only have models: their rules are looked at too. */
function formsToBuild({ forms, bundle }: BundleView): FormName[] {
  return Object.keys(FORM_NAMES)
    .filter(isFormName)
    .filter(
      (form) =>
        forms.some(({ name }) => name === form) ||
        bundle.models.models.some(({ metadata }) => metadata.formType === formTypeOf(form)),
    );
}

/** The bundle with every page of the form in its sequence: what stands on a page that nothing leads to is checked too. */
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

/** Two blocks of one id have a check of their own; here they must not be taken for one. */
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
