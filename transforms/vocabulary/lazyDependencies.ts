import type { RuntimeTools } from './defineRule.ts';

/** Loaders of libraries and large tables that only some forms need, by part of the runtime. */
const LAZY_DEPENDENCIES: Record<string, () => Promise<Partial<RuntimeTools>>> = {
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

/** Loads the dependencies of the parts that a module's `requires` names, for `loadForm`. */
export async function loadDependencies(parts: readonly string[]): Promise<Partial<RuntimeTools>> {
  const loaded = await Promise.all(parts.map((part) => LAZY_DEPENDENCIES[part]?.()));
  return Object.assign({}, ...loaded);
}
