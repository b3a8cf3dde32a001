import { type FormModule, type LoadedForm, loadForm } from '../../transforms/claims/loadForm.ts';
import type { RuntimeTools } from '../../transforms/vocabulary/defineRule.ts';

/** Imports a module by its address; a stand-in in tests. */
export type ImportModule = (url: string) => Promise<FormModule>;

const importModule: ImportModule = (url) => import(/* @vite-ignore */ url);

/** What parts of the runtime need that only some forms have, loaded when a module's `requires` names the part. */
const TOOLS: Record<string, () => Promise<Partial<RuntimeTools>>> = {
  '#claimwright/dates': async () => {
    const { isDateIn } = await import('../../transforms/values/dateFormats.ts');
    return { isDateIn };
  },
  '#claimwright/iban': async () => {
    const { isIban } = await import('../../transforms/values/formats/iban.ts');
    return { isIban };
  },
  '#claimwright/phone': async () => {
    const { isPhone } = await import('../../transforms/values/formats/phone.ts');
    return { isPhone };
  },
};

async function toolsFor(parts: readonly string[]): Promise<Partial<RuntimeTools>> {
  const loaded = await Promise.all(parts.map((part) => TOOLS[part]?.()));
  return Object.assign({}, ...loaded);
}

/** The form's validator, from the module that the manifest names. It comes from our own origin: no eval. */
export async function loadFormModule(url: string, load: ImportModule = importModule): Promise<LoadedForm> {
  const module = await load(url);
  return loadForm(module, await toolsFor(module.requires));
}
