import { type FormModule, type LoadedForm, loadForm } from '../transforms/claims/loadForm.ts';
import type { FormConfig } from '../transforms/config/formConfig.ts';
import type { FormModel } from '../transforms/form/formModel.ts';
import { loadDependencies } from '../transforms/vocabulary/lazyDependencies.ts';

// Lazy, because loading Ajv takes a second and compiled forms start without it (docs/decisions/0084).
const compiler = () => import('../transforms/compile/compileForm.ts');

/**
 * Compiles a form and loads the module that browsers and server get. Rejects with a ConfigurationError, which holds
 * every fault, where the form cannot be compiled.
 */
export async function loadCompiled(form: FormConfig): Promise<LoadedForm> {
  const { compileForm } = await compiler();
  return load(compileForm(form).text);
}

/** Compiles a form model and loads its module. */
export async function loadBuilt(model: FormModel): Promise<LoadedForm> {
  const { compileModel } = await compiler();
  return load(compileModel(model).text);
}

async function load(text: string): Promise<LoadedForm> {
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  const module: FormModule = await import(/* @vite-ignore */ address);
  return loadForm(module, await loadDependencies(module.requires));
}
