import { buildForm } from '../../transforms/compile/buildForm.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { type ConfigFault, FaultCollector } from '../../transforms/config/errors.ts';
import { FORM_NAMES, type FormName, isFormName } from '../../transforms/config/names.ts';
import { isContainer } from '../../transforms/config/pointer.ts';
import { collectForm } from '../../transforms/config/readForm.ts';
import type { Report } from '../findings/finding.ts';
import type { LeftOut } from '../schema/repair.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { faultReport } from './faultReport.ts';

/** What building each form of the bundle finds: rules, conditions, dependencies, placements. */
export function buildFaults(view: BundleView): Report[] {
  if (view.isLost('models.json')) return [];
  return formsToBuild(view)
    .flatMap((form) => withoutConsequences(faultsOf(view, form), view))
    .map((fault) => faultReport(fault, view));
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

function faultsOf(view: BundleView, form: FormName): ConfigFault[] {
  const faults = new FaultCollector();
  const config = collectForm(withAllPages(view, form), form, faults);
  return config ? [...faults.faults, ...buildForm(config).faults] : faults.faults;
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

/** Without faults that something else causes which is reported already: what is named was left out or is misspelt. */
function withoutConsequences(faults: ConfigFault[], view: BundleView): ConfigFault[] {
  const misspeltModel = faults.some(
    ({ code, pointer }) => code === 'unknown-model' && pointer.endsWith('/metadata/dtoMapping'),
  );
  const ignored = JSON.stringify(ignoredFields(view)).toLowerCase();
  const cutModels = (view.files.get('models.json')?.leftOut ?? []).some(isNameless);
  return faults.filter((fault) => {
    if (!fault.subject || fault.pointer.endsWith('/metadata/dtoMapping')) return true;
    if (cutModels || (misspeltModel && fault.code === 'unknown-model') || isBesideUnknownKey(fault, view))
      return false;
    const { name, model } = fault.subject;
    return ![name, model].some(
      (known) =>
        known !== undefined && (view.wasLeftOut(known) || ignored.includes(`"${known.toLowerCase()}"`)),
    );
  });
}

/** The fields of entries of which no model is made: there is another of that name, or a claim has none. */
function ignoredFields({ bundle, models }: BundleView) {
  const used = new Set(models.all.map(({ config }) => config.entry));
  return bundle.models.models.filter((entry) => !used.has(entry)).map(({ fields }) => fields);
}

/** Whether a model or field was left out that does not say what it is called. */
function isNameless({ pointer, value }: LeftOut): boolean {
  if (!/\/(?:models|fields)\/\d+$/.test(pointer)) return false;
  if (!isContainer(value)) return true;
  if (typeof value.name === 'string') return false;
  return !isContainer(value.metadata) || typeof value.metadata.dtoMapping !== 'string';
}

/** Whether the object at fault has a key that nobody could read: what is missing may be what it was meant to be. */
function isBesideUnknownKey({ file, pointer }: ConfigFault, { files }: BundleView): boolean {
  const unread =
    files.get(file)?.problems.filter(({ code, meant }) => code === 'unknown-key' && meant === undefined) ??
    [];
  return unread.some((problem) => {
    const holder = problem.pointer.slice(0, problem.pointer.lastIndexOf('/'));
    return holder !== '' && pointer.startsWith(holder);
  });
}
