import { type FormModule, type LoadedForm, loadForm } from '../transforms/claims/loadForm.ts';
import type { FormConfig } from '../transforms/config/formConfig.ts';
import { toolsFor } from '../transforms/vocabulary/toolsFor.ts';

/**
 * Compiles a form and loads the very module that browsers and the server would get. Rejects with a ConfigurationError,
 * which holds every fault, where the form cannot be compiled.
 */
export async function loadCompiled(form: FormConfig): Promise<LoadedForm> {
  // Loading Ajv takes a second, and a start whose forms are compiled needs none of it (docs/decisions/0084).
  const { compileForm } = await import('../transforms/compile/compileForm.ts');
  const { text } = compileForm(form);
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  const module: FormModule = await import(/* @vite-ignore */ address);
  return loadForm(module, await toolsFor(module.requires));
}
