import type { ModelEntry, Page, ServerList } from '../../schemas/generated/types.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { FormName } from '../../transforms/config/names.ts';
import type { Api, Manifest } from '../api/api.ts';
import type { FormPages } from '../routes/routeTable.ts';

export interface NamedPage {
  name: string;
  page: Page;
}

/** Everything about one form that the app shows and judges with. */
export interface FormBundle {
  form: FormName;
  configurationHash: string;
  pages: NamedPage[];
  exitPages: NamedPage[];
  entries: ModelEntry[];
  /** Lists that are short enough to be sent whole. */
  lists: Record<string, ServerList>;
  loaded: LoadedForm;
}

export interface FormsOptions {
  api: Pick<Api, 'pages' | 'models' | 'list' | 'manifest'>;
  manifest: Manifest;
  loadModule: (url: string) => Promise<LoadedForm>;
}

/** Lists longer than this are asked for as the claimant types. */
const WHOLE_LIST = 500;
/** Lists that the transforms bring along. */
const BUILT_IN_LISTS = ['usStates', 'countries'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The names of all option lists anywhere in a page. */
function listNames(value: unknown): string[] {
  if (!isRecord(value)) return [];
  const own = typeof value.optionsList === 'string' ? [value.optionsList] : [];
  return [...own, ...Object.values(value).flatMap(listNames)];
}

/** Loads each form once: its pages, models, lists and validator together. */
export function createForms({ api, manifest, loadModule }: FormsOptions) {
  const loaded = new Map<FormName, Promise<FormBundle>>();
  const present = new Map<FormName, FormBundle>();
  let current = manifest;

  async function lists(pages: readonly NamedPage[]): Promise<Record<string, ServerList>> {
    const names = [...new Set(listNames(pages))].filter((name) => !BUILT_IN_LISTS.includes(name));
    const found = await Promise.all(names.map(async (name) => [name, await api.list(name)] as const));
    return Object.fromEntries(found.filter(([, list]) => list.total <= WHOLE_LIST));
  }

  async function fetchForm(form: FormName): Promise<FormBundle> {
    const entry = current[form];
    if (!entry) throw new Error(`Unexpected Form Type: ${form}`);
    const [sent, entries, validator] = await Promise.all([
      api.pages(form),
      api.models(form),
      loadModule(entry.moduleUrl),
    ]);
    // Pages and models were checked against the meta-schemas that these types are made of.
    const pages = sent.pages as NamedPage[];
    const exitPages = sent.exitPages as NamedPage[];
    return {
      form,
      configurationHash: entry.configurationHash,
      pages,
      exitPages,
      entries: (entries ?? []) as ModelEntry[],
      lists: await lists([...pages, ...exitPages]),
      loaded: validator,
    };
  }

  function load(form: FormName): Promise<FormBundle> {
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

  /** Fetches the form anew, after the server said that its configuration has changed (C6-15). */
  async function reload(form: FormName): Promise<FormBundle> {
    current = await api.manifest();
    loaded.delete(form);
    return load(form);
  }

  function get(form: FormName): FormBundle {
    const bundle = present.get(form);
    if (!bundle) throw new Error(`Config accessed before it was loaded: ${form}`);
    return bundle;
  }

  return { load, reload, get, has: (form: FormName) => present.has(form) };
}

export type Forms = ReturnType<typeof createForms>;

/** A form's pages as the route table takes them. */
export function formPagesOf({ form, pages, exitPages }: FormBundle): FormPages {
  const named = ({ name, page }: NamedPage) => ({ name, path: page.path });
  return { form, sequence: pages.map(named), exits: exitPages.map(named) };
}
