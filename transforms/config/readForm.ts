import type { ModelEntry } from '../../schemas/generated/types.ts';
import { camelCase, FORM_NAMES, type FormName, formNameOf } from '../ground/modelNames.ts';
import type { Bundle } from './bundle.ts';
import { ConfigurationError, FaultCollector, SourceLocation } from './errors.ts';
import type { FormConfig, PageConfig } from './formConfig.ts';
import { missingPages, pageFile } from './missingPages.ts';
import type { ModelConfig } from './modelConfig.ts';
import { collectModels, modelsOfForm } from './readModels.ts';

const SETTLEMENT = new SourceLocation('settlement.json');

function readPage(bundle: Bundle, form: FormName, name: string): PageConfig[] {
  const page = bundle.pages[`${form}/${name}`];
  return page ? [{ name, page, place: new SourceLocation(pageFile(form, name)) }] : [];
}

function exitPagesOf(bundle: Bundle, form: FormName, pages: readonly PageConfig[]): PageConfig[] {
  const found = new Map<string, PageConfig>();
  for (const { page } of pages)
    for (const { to } of page.exits ?? []) {
      if (pages.some((other) => other.name === to)) continue;
      for (const exitPage of readPage(bundle, form, to)) found.set(to, exitPage);
    }
  return [...found.values()];
}

/** Checks that the model that a prefilled row fills is in the form (C6-14). */
function checkSubModels(models: readonly ModelConfig[], faults: FaultCollector): void {
  for (const { entry, place } of models) {
    const name = entry.metadata.prepopulatedSubModel;
    if (typeof name !== 'string' || models.some((model) => model.name === camelCase(name))) continue;
    const at = place.at('metadata', 'prepopulatedSubModel');
    const hint = 'Name a model of the form by its dtoMapping.';
    faults.add(at.fault('unknown-model', `The form has no model ${name}`, hint, { name }));
  }
}

/**
 * Reads one form of a bundle; undefined where the settlement does not have it. Faults are added to `faults` and faulty
 * parts are left out. Missing pages are left out without a fault, because `missingPages` reports them.
 */
export function collectForm(bundle: Bundle, form: FormName, faults: FaultCollector): FormConfig | undefined {
  const settings = bundle.settlement.forms[form];
  if (!settings) return undefined;
  const formType = FORM_NAMES[form];
  const models = modelsOfForm(bundle.models, formType, faults);
  checkSubModels(models, faults);
  const pages = settings.pages.flatMap((name) => readPage(bundle, form, name));
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
    exitPages: exitPagesOf(bundle, form, pages),
    lists: bundle.lists,
    otherForms: otherTypes.map((other) => modelsOfForm(bundle.models, other, new FaultCollector())),
    contentVariants,
    deadlines: { entries: settings.deadlines ?? [], place: SETTLEMENT.at('forms', form, 'deadlines') },
  };
}

/** Reads one form of a bundle, which must have it. Throws a ConfigurationError with every fault. */
export function readForm(bundle: Bundle, form: FormName): FormConfig {
  const faults = new FaultCollector();
  const config = collectForm(bundle, form, faults);
  if (!config) throw new Error(`The settlement has no form ${form}`);
  const { pages, exitPages } = config;
  const sequence = bundle.settlement.forms[form]?.pages ?? [];
  const isThere = (name: string) => Object.hasOwn(bundle.pages, `${form}/${name}`);
  for (const fault of missingPages({ form, sequence, pages: [...pages, ...exitPages], isThere }))
    faults.add(fault);
  if (faults.faults.length) throw new ConfigurationError(faults.faults);
  return config;
}

/**
 * Reads a form from models alone, as in case files: without pages, so that every field is live. Throws a
 * ConfigurationError with every fault, each located in `file`.
 */
export function readInlineForm(entries: readonly ModelEntry[], file = 'cases.json'): FormConfig {
  const faults = new FaultCollector();
  const places = entries.map((entry, index) => ({
    entry,
    place: new SourceLocation(file, `/models/${index}`),
  }));
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
    deadlines: { entries: [], place: SETTLEMENT },
  };
}
