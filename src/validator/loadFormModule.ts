import { type FormModule, type LoadedForm, loadForm } from '../../transforms/claims/loadForm.ts';
import { deferDependencies } from '../../transforms/vocabulary/lazyDependencies.ts';

/** Imports a module by its URL; replaced in tests. */
type ImportModule = (url: string) => Promise<FormModule>;

const importModule: ImportModule = (url) => import(/* @vite-ignore */ url);

/**
 * Imports a form's compiled module by the manifest's URL: from our own origin, without eval. Its libraries are loaded
 * by `loadLibraries()`, because most first pages need none.
 */
export async function loadFormModule(url: string, load: ImportModule = importModule): Promise<LoadedForm> {
  const module = await load(url);
  const libraries = deferDependencies();
  return {
    ...loadForm(module, libraries.tools),
    loadLibraries: (parts = module.requires) => libraries.load(parts),
  };
}
