import { join } from 'node:path';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import type { FormSettings, ModelEntry, Page } from '../../schemas/generated/types.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { ConfigurationError } from '../../transforms/config/errors.ts';
import { canonicalJson, withMetadataHash } from '../../transforms/config/hash.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { wayOf } from '../../transforms/config/ways.ts';
import { FORM_NAMES, type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import { type DocumentLimits, documentLimits } from '../documents/acceptance.ts';
import { type CompiledModule, compiledForm, RUNTIME_VERSION } from './compiledForms.ts';
import { sha256Hex } from './hashes.ts';
import { loadLogo, type ServedLogo } from './loadLogo.ts';

/** Form that is ready to be served and to judge claims. */
export interface ServedForm {
  form: FormName;
  settings: FormSettings;
  documents: DocumentLimits;
  /** The models as browsers get them, with their hashes. */
  entries: (ModelEntry & { metadataHash: string })[];
  pages: { name: string; page: Page }[];
  exitPages: { name: string; page: Page }[];
  module: CompiledModule;
  configurationHash: string;
  runtimeVersion: string;
}

export type ServedForms = Partial<Record<FormName, ServedForm>>;

/** Bundle that is checked and compiled. */
export interface LoadedBundle {
  bundle: Bundle;
  /** Path of the CSV file with the class list of each form that has the way in `classList`. */
  classLists: Partial<Record<FormName, string>>;
  forms: ServedForms;
  logo: ServedLogo | null;
}

/** Reads a bundle's folder and compiles each of its forms. Throws as `openBundle` and `loadBundle` do. */
export async function loadBundleFolder(dir: string, dataDir: string): Promise<LoadedBundle> {
  // Loaded on demand, because a server whose bundle is known needs no checks.
  const { openBundle } = await import('../../bundle/validateBundle.ts');
  return loadBundle(await openBundle(dir, { withCases: true, withRows: true }), dataDir);
}

/**
 * Compiles each form of a bundle that was read, and reads its logo. Throws a FindingsError for a bundle with errors.
 */
export async function loadBundle(read: ReadBundle, dataDir: string): Promise<LoadedBundle> {
  const { bundle } = read.view;
  const forms = await serveForms(bundle, dataDir).catch((error: unknown) => raise(read, error));
  const logo = loadLogo(read.view.directory, bundle.settlement);
  return { bundle, classLists: classListsOf(read), forms, logo };
}

/** Throws an error as findings. Loads that on demand, as the checks. */
async function raise(read: ReadBundle, error: unknown): Promise<never> {
  const { raisingFindings } = await import('../../bundle/raisingFindings.ts');
  return raisingFindings(read, () => {
    throw error;
  });
}

/** Returns the path of the class list's CSV file, by form, for each form that has the way in `classList`. */
export function classListsOf({ view, files }: ReadBundle): LoadedBundle['classLists'] {
  const { forms } = view.bundle.settlement;
  const lists = files.filter(({ kind, form }) => kind === 'classList' && form && hasClassList(forms[form]));
  return Object.fromEntries(lists.map(({ form, path }) => [form, join(view.directory, path)]));
}

function hasClassList(settings: FormSettings | undefined): boolean {
  return settings !== undefined && wayOf(settings, 'classList') !== undefined;
}

/**
 * Returns every form of the settlement, each compiled or from the cache. Throws a ConfigurationError with all faults.
 */
export async function serveForms(bundle: Bundle, dataDir: string): Promise<ServedForms> {
  const faults: ConfigurationError['faults'][number][] = [];
  const forms: ServedForms = {};
  for (const form of Object.keys(bundle.settlement.forms).filter(isFormName))
    try {
      const served = await serveForm(bundle, form, dataDir);
      if (served) forms[form] = served;
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      faults.push(...error.faults);
    }
  if (faults.length > 0) throw new ConfigurationError(faults);
  return forms;
}

async function serveForm(bundle: Bundle, form: FormName, dataDir: string): Promise<ServedForm | null> {
  const settings = bundle.settlement.forms[form];
  if (!settings) return null;
  const module = await compiledForm(bundle, form, dataDir);
  const config = readForm(bundle, form);
  const pages = config.pages.map(({ name, page }) => ({ name, page }));
  const exitPages = config.exitPages.map(({ name, page }) => ({ name, page }));
  const entries = entriesOf(bundle, form);
  return {
    form,
    settings,
    documents: documentLimits(settings.documents),
    entries,
    pages,
    exitPages,
    module,
    configurationHash: configurationHash(bundle, module, { entries, pages, exitPages }),
    runtimeVersion: RUNTIME_VERSION,
  };
}

/** Returns the models of a form, each with the metadataHash that a claim sends back. */
export function entriesOf({ models }: Bundle, form: FormName): ServedForm['entries'] {
  return models.models
    .filter(({ metadata }) => metadata.formType === FORM_NAMES[form])
    .map((entry) => withMetadataHash(entry, sha256Hex));
}

/** Computes the configuration hash of a form: models, pages, rules, whitelist (C6-15) and compiled module. */
function configurationHash(bundle: Bundle, module: CompiledModule, parts: object): string {
  const { characterWhitelist, contentVariants } = bundle.settlement;
  return sha256Hex(
    canonicalJson({
      ...parts,
      characterWhitelist,
      contentVariants: contentVariants ?? {},
      module: module.name,
    }),
  );
}
