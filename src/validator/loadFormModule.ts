import {
  type FormModule,
  type LoadedForm,
  loadForm,
  type RuntimeFactory,
} from '../../transforms/claims/loadForm.ts';

/** Imports a module by its address; a stand-in in tests. */
export type ImportModule = (url: string) => Promise<FormModule>;

const importModule: ImportModule = (url) => import(/* @vite-ignore */ url);

/** Parts of the runtime that only some forms need, each loaded when a module's `requires` names it. */
const PARTS: Record<string, () => Promise<RuntimeFactory>> = {
  '#claimwright/dates': async () =>
    (await import('../../transforms/keywords/datesRuntime.ts')).createDatesRuntime,
};

async function partsFor(names: readonly string[]): Promise<Record<string, RuntimeFactory>> {
  const wanted = Object.entries(PARTS).filter(([name]) => names.includes(name));
  const loaded = await Promise.all(wanted.map(async ([name, load]) => [name, await load()] as const));
  return Object.fromEntries(loaded);
}

/** The form's validator, from the module that the manifest names. It comes from our own origin: no eval. */
export async function loadFormModule(url: string, load: ImportModule = importModule): Promise<LoadedForm> {
  const module = await load(url);
  return loadForm(module, await partsFor(module.requires));
}
