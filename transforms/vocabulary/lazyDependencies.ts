import type { LibraryPart } from '../ground/runtimePart.ts';
import type { RuntimeTools } from './defineRule.ts';

/** Loaders of libraries and large tables that only some forms need, by part of the runtime. */
const LAZY_DEPENDENCIES: Record<LibraryPart, () => Promise<Partial<RuntimeTools>>> = {
  '#claimwright/dates': async () => {
    const { isDateIn } = await import('../values/dateFormats.ts');
    return { isDateIn };
  },
  '#claimwright/iban': async () => {
    const { isIban } = await import('../values/formats/iban.ts');
    return { isIban };
  },
  '#claimwright/phone': async () => {
    const { isPhone } = await import('../values/formats/phone.ts');
    return { isPhone };
  },
};

const isLibrary = (part: string): part is LibraryPart => Object.hasOwn(LAZY_DEPENDENCIES, part);

/** Loads the libraries of the runtime parts that a module `requires`, and returns their functions for `loadForm()`. */
export async function loadDependencies(parts: readonly string[]): Promise<Partial<RuntimeTools>> {
  const loaded = await Promise.all(parts.filter(isLibrary).map((part) => LAZY_DEPENDENCIES[part]()));
  return Object.assign({}, ...loaded);
}

/** Dependencies that are loaded after the form: those of later pages need not delay the first. */
export interface DeferredDependencies {
  /** Functions of the libraries; before their library is loaded they accept every value. */
  tools: RuntimeTools;
  /**
   * Loads the libraries of the given parts. Returns true where a value was accepted without its library since the last
   * call, so that the claim must be judged again.
   */
  load(parts: readonly string[]): Promise<boolean>;
}

/** Creates functions that accept every value until `load()` has loaded their library. */
export function deferDependencies(): DeferredDependencies {
  const loaded: Partial<RuntimeTools> = {};
  let hasAccepted = false;
  const accept = (): boolean => {
    hasAccepted = true;
    return true;
  };
  return {
    tools: {
      isDateIn: (...args) => loaded.isDateIn?.(...args) ?? accept(),
      isIban: (...args) => loaded.isIban?.(...args) ?? accept(),
      isPhone: (...args) => loaded.isPhone?.(...args) ?? accept(),
    },
    async load(parts) {
      Object.assign(loaded, await loadDependencies(parts));
      const hadAccepted = hasAccepted;
      hasAccepted = false;
      return hadAccepted;
    },
  };
}
