import type { RuntimeTools } from './defineRule.ts';

/** What parts of the runtime need that only some forms have, and what some of it weighs: loaded where a form asks for it. */
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

/** The tools of the parts that a module's `requires` names, for `loadForm`. */
export async function loadDependencies(parts: readonly string[]): Promise<Partial<RuntimeTools>> {
  const loaded = await Promise.all(parts.map((part) => LAZY_DEPENDENCIES[part]?.()));
  return Object.assign({}, ...loaded);
}
