import { type FormModule, type LoadedForm, loadForm } from '../transforms/claims/loadForm.ts';
import { compileForm } from '../transforms/compile/compileForm.ts';
import type { FormConfig } from '../transforms/config/formConfig.ts';
import { toolsFor } from '../transforms/vocabulary/toolsFor.ts';

/** Compiles a form and loads the very module that browsers and the server would get. */
export async function loadCompiled(form: FormConfig): Promise<LoadedForm> {
  const { text } = compileForm(form);
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  const module: FormModule = await import(/* @vite-ignore */ address);
  return loadForm(module, await toolsFor(module.requires));
}
