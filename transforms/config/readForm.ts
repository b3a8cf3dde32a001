import type { ModelEntry } from '../../schemas/generated/types.ts';
import type { Bundle } from './bundle.ts';
import { ConfigurationError, FaultCollector, Place } from './errors.ts';
import type { FormConfig, PageConfig } from './formConfig.ts';
import type { ModelConfig } from './modelConfig.ts';
import { camelCase, FORM_NAMES, type FormName, formNameOf } from './names.ts';
import { collectModels, modelsOfForm } from './readModels.ts';

const SETTLEMENT = new Place('settlement.json');

function readPage(
  bundle: Bundle,
  form: FormName,
  name: string,
  named: Place,
  faults: FaultCollector,
): PageConfig[] {
  const page = bundle.pages[`${form}/${name}`];
  if (page) return [{ name, page, place: new Place(`pages/${form}/${name}.json`) }];
  faults.add(
    named.fault(
      'missing-page',
      `There is no page pages/${form}/${name}.json`,
      'Add the file, or correct the name.',
    ),
  );
  return [];
}

function exitPagesOf(
  bundle: Bundle,
  form: FormName,
  pages: readonly PageConfig[],
  faults: FaultCollector,
): PageConfig[] {
  const found = new Map<string, PageConfig>();
  for (const { page, place } of pages)
    for (const [index, exit] of (page.exits ?? []).entries()) {
      if (pages.some((other) => other.name === exit.to)) continue;
      for (const exitPage of readPage(bundle, form, exit.to, place.at('exits', index, 'to'), faults))
        found.set(exit.to, exitPage);
    }
  return [...found.values()];
}

/** A prefilled row fills another model of the form (C6-14). */
function checkSubModels(models: readonly ModelConfig[], faults: FaultCollector): void {
  for (const { entry, place } of models) {
    const name = entry.metadata.prepopulatedSubModel;
    if (typeof name !== 'string' || models.some((model) => model.name === camelCase(name))) continue;
    const at = place.at('metadata', 'prepopulatedSubModel');
    const hint = 'Name a model of the form by its dtoMapping.';
    faults.add(at.fault('unknown-model', `The form has no model ${name}`, hint, { name }));
  }
}

/** Reads one form of a bundle; faults are added to `faults` and what is at fault is left out. */
export function collectForm(bundle: Bundle, form: FormName, faults: FaultCollector): FormConfig | undefined {
  const settings = bundle.settlement.forms[form];
  if (!settings) return undefined;
  const formType = FORM_NAMES[form];
  const models = modelsOfForm(bundle.models, formType, faults);
  checkSubModels(models, faults);
  const pages = settings.pages.flatMap((name, index) =>
    readPage(bundle, form, name, SETTLEMENT.at('forms', form, 'pages', index), faults),
  );
  const contentVariants = Object.entries(bundle.settlement.contentVariants ?? {}).map(([key, variants]) => ({
    key,
    variants,
    place: SETTLEMENT.at('contentVariants', key),
  }));
  const otherTypes = Object.values(FORM_NAMES).filter((other) => other !== formType);
  return {
    form,
    formType,
    models,
    pages,
    exitPages: exitPagesOf(bundle, form, pages, faults),
    lists: bundle.lists,
    otherForms: otherTypes.map((other) => modelsOfForm(bundle.models, other, new FaultCollector())),
    contentVariants,
  };
}

/** Reads one form of a bundle. Throws a ConfigurationError with every fault. */
export function readForm(bundle: Bundle, form: FormName): FormConfig {
  const faults = new FaultCollector();
  const config = collectForm(bundle, form, faults);
  if (!config)
    throw SETTLEMENT.at('forms').error(
      'missing-page',
      `The settlement has no form ${form}`,
      'Add it to forms.',
    );
  if (faults.faults.length) throw new ConfigurationError(faults.faults);
  return config;
}

/** Reads a form from model entries alone, as case files give them: no pages, every field live. */
export function readInlineForm(entries: readonly ModelEntry[], file = 'cases.json'): FormConfig {
  const faults = new FaultCollector();
  const places = entries.map((entry, index) => ({ entry, place: new Place(file, `/models/${index}`) }));
  const models = collectModels(places, faults);
  const formType = entries[0]?.metadata.formType ?? 'Standard';
  for (const { entry, place } of places)
    if (entry.metadata.formType !== formType)
      faults.add(
        place
          .at('metadata', 'formType')
          .fault(
            'duplicate-model',
            'The models belong to several forms',
            'Keep the models of one formType in a case file.',
          ),
      );
  if (faults.faults.length) throw new ConfigurationError(faults.faults);
  return {
    form: formNameOf(formType),
    formType,
    models,
    pages: [],
    exitPages: [],
    lists: {},
    otherForms: [],
    contentVariants: [],
  };
}
