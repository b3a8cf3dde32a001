import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FormModule, type LoadedForm, loadForm } from '../../transforms/claims/loadForm.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { canonicalJson } from '../../transforms/config/hash.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { FORM_NAMES, type FormName } from '../../transforms/ground/modelNames.ts';
import { loadDependencies } from '../../transforms/vocabulary/lazyDependencies.ts';
import { makePrivateFolderSync } from '../privateFolder.ts';
import { replaceFileSync } from '../replaceFile.ts';
import { compilerVersion, sha256Hex } from './hashes.ts';

/** Version of the runtime of compiled modules. Their names depend on it, because browsers cache them for good. */
export const RUNTIME_VERSION = '1';

/** Compiled module of a form: its text, as browsers get it, and what this server loaded from it. */
export interface CompiledModule {
  /** `<sha256>.js` */
  name: string;
  text: string;
  /** Parts of the runtime that it imports. */
  requires: readonly string[];
  loaded: LoadedForm;
}

/**
 * Returns the compiled module of a form. Takes it from the cache in `dataDir` where neither the form's configuration
 * nor the compiler has changed since; else compiles the form and caches the result.
 */
export async function compiledForm(bundle: Bundle, form: FormName, dataDir: string): Promise<CompiledModule> {
  const cache = join(dataDir, 'cache');
  makePrivateFolderSync(cache);
  const key = sha256Hex(canonicalJson({ parts: partsOf(bundle, form), compiler: compilerVersion() }));
  const file = join(cache, `${form}-${key}.mjs`);
  if (!existsSync(file)) await compileTo(file, bundle, form);
  const text = readFileSync(file, 'utf8');
  const module: FormModule = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const loaded = loadForm(module, await loadDependencies(module.requires));
  const name = `${sha256Hex(`${RUNTIME_VERSION}\n${text}`)}.js`;
  return { name, text, requires: module.requires, loaded };
}

/** Compiles a form to a file. The import of the compiler is lazy, so that a start from the cache is quick. */
async function compileTo(file: string, bundle: Bundle, form: FormName): Promise<void> {
  const { compileForm } = await import('../../transforms/compile/compileForm.ts');
  const { text } = compileForm(readForm(bundle, form));
  replaceFileSync(file, text);
}

/** Returns all that a form's validator is compiled from. */
function partsOf(bundle: Bundle, form: FormName): unknown {
  const own = (key: string): boolean => key.startsWith(`${form}/`);
  return {
    form,
    settings: bundle.settlement.forms[form],
    variants: bundle.settlement.contentVariants ?? {},
    models: bundle.models.models.filter(({ metadata }) => metadata.formType === FORM_NAMES[form]),
    pages: Object.fromEntries(Object.entries(bundle.pages).filter(([key]) => own(key))),
    lists: bundle.lists,
  };
}
