import { type FormModule, type LoadedForm, loadForm } from '../../transforms/claims/loadForm.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import { deferDependencies } from '../../transforms/vocabulary/lazyDependencies.ts';
import { memoizeUntilFailure } from '../stores/memoizeUntilFailure.ts';

/** Imports a module by its URL; replaced in tests. */
type ImportModule = (url: string) => Promise<FormModule>;

const importModule: ImportModule = (url) => import(/* @vite-ignore */ url);

/**
 * Imports a form's compiled module by the manifest's URL: from our own origin, without eval. Where the form's plan is
 * given, the module comes with `rules.load()`, because an untouched page has no answers to judge (C11-10); the libraries of
 * its rules always do. Each further attempt has an address of its own, because browsers keep the failure of an import.
 */
export async function loadFormModule(
  url: string,
  plan?: FormPlan,
  load: ImportModule = importModule,
): Promise<LoadedForm> {
  const libraries = deferDependencies();
  let bound: LoadedForm | undefined;
  let hasAccepted = false;
  let areLoaded = false;
  let attempts = 0;
  const bind = memoizeUntilFailure(async () => {
    attempts += 1;
    const module = await load(attempts === 1 ? url : `${url}?attempt=${attempts}`);
    bound = loadForm(module, libraries.tools);
    return module;
  });
  return {
    plan: plan ?? (await bind()).plan,
    validate(claim, context) {
      hasAccepted ||= bound === undefined;
      return bound?.validate(claim, context) ?? [];
    },
    rules: {
      areLoaded: () => areLoaded,
      async load() {
        const { requires } = await bind();
        const hadAccepted = (await libraries.load(requires)) || hasAccepted;
        areLoaded = true;
        hasAccepted = false;
        return hadAccepted;
      },
    },
  };
}
