import { type FormModule, type LoadedForm, loadForm } from '../../transforms/claims/loadForm.ts';
import { loadDependencies } from '../../transforms/vocabulary/lazyDependencies.ts';

/** Imports a module by its URL; replaced in tests. */
type ImportModule = (url: string) => Promise<FormModule>;

const importModule: ImportModule = (url) => import(/* @vite-ignore */ url);

/** Imports a form's compiled module with its dependencies, by the manifest's URL: from our own origin, without eval. */
export async function loadFormModule(url: string, load: ImportModule = importModule): Promise<LoadedForm> {
  const module = await load(url);
  return loadForm(module, await loadDependencies(module.requires));
}
