import type { ModelEntry, Page, ServerList } from '../../schemas/generated/types.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { type DeadlineKeys, possibleDeadlines } from '../../transforms/deadlines/formDeadlines.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import { serverLists } from '../../transforms/pages/serverLists.ts';
import type { Api, FormPagesInfo, Manifest, ModelEntryInfo } from '../api/api.ts';
import { createListSearch } from './listSearch.ts';

/** Configuration of a page, with its name. */
export interface NamedPage {
  name: string;
  page: Page;
}

/** Configuration of one form that the app renders and judges with. */
export interface FormConfiguration {
  form: FormName;
  configurationHash: string;
  pages: NamedPage[];
  exitPages: NamedPage[];
  entries: ModelEntry[];
  /** Lists that are short enough to be sent whole; the others are searched as the claimant types. */
  lists: Record<string, ServerList>;
  loaded: LoadedForm;
}

/** Configuration that the server inlined in the page of a form, which needs no request. */
export interface InlinedForm {
  pages: FormPagesInfo;
  models: ModelEntryInfo[];
  /** The lists of its pages that are sent whole. */
  lists: Record<string, ServerList>;
  /** Plan of the form's pages, where its rules are to come later. */
  plan?: FormPlan;
}

export type InlinedForms = Partial<Record<FormName, InlinedForm>>;

/** Names and paths of a form's pages: those of its sequence, and its exit pages. */
export interface FormPages {
  form: FormName;
  sequence: { name: string; path: string }[];
  exits: { name: string; path: string }[];
  /** Possible sets of deadline keys of its claims, where it has a list of deadlines (C8-24). */
  deadlines?: readonly DeadlineKeys[];
}

export interface FormsOptions {
  api: Pick<Api, 'pages' | 'models' | 'list' | 'manifest'>;
  manifest: Manifest;
  inlined: InlinedForms;
  /** Loads the form at a module's URL; its rules may come later where its plan is given. */
  loadModule: (url: string, plan?: FormPlan) => Promise<LoadedForm>;
  /** Reports an error that does not prevent a form from opening. */
  report: (error: unknown) => void;
}

type FormEntry = NonNullable<Manifest[FormName]>;

/**
 * Returns a copy of the model entries that the server sent for a form, which it has checked against their meta-schema;
 * empty for null, where the request was refused.
 */
export const modelEntriesOf = (sent: readonly ModelEntryInfo[] | null) => [...(sent ?? [])] as ModelEntry[];

/** Loads the parts of a form that were not inlined in the page. */
async function fetchBundle(
  { api, loadModule, report }: Pick<FormsOptions, 'api' | 'loadModule' | 'report'>,
  form: FormName,
  { moduleUrl, configurationHash }: FormEntry,
  inlined?: InlinedForm,
): Promise<FormConfiguration> {
  const [sent, entries, loaded] = await Promise.all([
    inlined?.pages ?? api.pages(form),
    inlined?.models ?? api.models(form),
    loadModule(moduleUrl, inlined?.plan),
  ]);
  // Pages were checked against the meta-schemas that these types are made of.
  const pages = sent.pages as NamedPage[];
  const exitPages = sent.exitPages as NamedPage[];
  return {
    form,
    configurationHash,
    pages,
    exitPages,
    entries: modelEntriesOf(entries),
    lists: inlined?.lists ?? (await fetchLists(api, report, [...pages, ...exitPages], sent.searchedLists)),
    loaded,
  };
}

/**
 * Loads the lists of these pages. A failed request does not prevent the form from opening (C10-16): its field searches
 * the server as for a long list, and offers a retry there.
 */
async function fetchLists(
  api: Pick<Api, 'list'>,
  report: (error: unknown) => void,
  pages: readonly NamedPage[],
  searched: readonly string[],
): Promise<Record<string, ServerList>> {
  const names = serverLists(pages.map(({ page }) => page)).filter((name) => !searched.includes(name));
  const found = await Promise.all(
    names.map(async (name) => {
      try {
        return [[name, await api.list(name)] as const];
      } catch (failure) {
        report(failure);
        return [];
      }
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Creates the store that loads each form once: its pages, models, lists and validator together. */
export function createForms({ api, manifest, inlined, loadModule, report }: FormsOptions) {
  const loaded = new Map<FormName, Promise<FormConfiguration>>();
  const present = new Map<FormName, FormConfiguration>();
  let current = manifest;
  let sentAlong = inlined;

  async function fetchForm(form: FormName): Promise<FormConfiguration> {
    const entry = current[form];
    if (!entry) throw new Error(`Unexpected Form Type: ${form}`);
    return fetchBundle({ api, loadModule, report }, form, entry, sentAlong[form]);
  }

  function load(form: FormName): Promise<FormConfiguration> {
    const known = loaded.get(form);
    if (known) return known;
    const loading = fetchForm(form).then((bundle) => {
      present.set(form, bundle);
      return bundle;
    });
    // A failed load may be tried again.
    loading.catch(() => loaded.delete(form));
    loaded.set(form, loading);
    return loading;
  }

  /** Loads the form again, after the server has reported that its configuration changed (C6-15). */
  async function reload(form: FormName): Promise<FormConfiguration> {
    current = await api.manifest();
    sentAlong = {};
    loaded.delete(form);
    const bundle = await load(form);
    // The answers are judged at once.
    await bundle.loaded.rules?.load();
    return bundle;
  }

  function get(form: FormName): FormConfiguration {
    const bundle = present.get(form);
    if (!bundle) throw new Error(`Config accessed before it was loaded: ${form}`);
    return bundle;
  }

  return { load, reload, get, searchList: createListSearch(api), has: (form: FormName) => present.has(form) };
}

export type Forms = ReturnType<typeof createForms>;

/** Returns the names and paths of a form's pages, for the route table, with the possible deadlines of its claims. */
export function formPagesOf({ form, pages, exitPages, loaded }: FormConfiguration): FormPages {
  const named = ({ name, page }: NamedPage) => ({ name, path: page.path });
  const { plan } = loaded;
  return {
    form,
    sequence: pages.map(named),
    exits: exitPages.map(named),
    ...(plan.deadlines && { deadlines: possibleDeadlines(plan) }),
  };
}
