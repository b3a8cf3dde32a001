import { THEME_LAYOUTS } from '../../src/themes/themes.ts';
import { BUILT_IN, textsIn } from '../../transforms/texts/builtIn.ts';
import { directionOf } from '../../transforms/texts/direction.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import { allExamples } from '../../widgets/allExamples.ts';
import type { Translate } from '../../widgets/translate.ts';
import { VIEW_NAMES } from './viewNames.ts';

/** Switches, whose choices stand in the address: `?view=widgets&widget=date&theme=jnd-7-0-default&lang=ar&dir=rtl`. */
export const SWITCHES = {
  view: { label: 'View', choices: VIEW_NAMES },
  widget: { label: 'Widget', choices: ['all', ...Object.keys(allExamples)] },
  theme: { label: 'Theme', choices: Object.keys(THEME_LAYOUTS) },
  lang: { label: 'Culture', choices: Object.keys(BUILT_IN) },
  dir: { label: 'Direction', choices: ['ltr', 'rtl'] },
} as const;

type Switch = keyof typeof SWITCHES;
export type Look = Record<Switch, string>;

/** The look that an address asks for; what it does not say is the first choice, and the culture's own direction. */
export function lookOf(search: string): Look {
  const query = new URLSearchParams(search);
  const chosen = (name: Switch, otherwise: string = SWITCHES[name].choices[0] ?? '') => {
    const value = query.get(name) || otherwise;
    const { choices } = SWITCHES[name];
    if (!choices.some((choice) => choice === value))
      throw new Error(`The gallery has no ${name} "${value}".`);
    return value;
  };
  const lang = chosen('lang');
  return {
    view: chosen('view'),
    widget: chosen('widget'),
    theme: chosen('theme'),
    lang,
    dir: chosen('dir', directionOf(lang)),
  };
}

/** The address of a look with one switch turned. Another culture brings its own direction. */
export function addressWith(look: Look, name: Switch, value: string): string {
  const turned = { ...look, [name]: value };
  if (name === 'lang') turned.dir = directionOf(value);
  return `?${new URLSearchParams(turned)}`;
}

/** The product's own texts in a culture. */
export function textIn(lang: string): Translate {
  const texts = textsIn(lang, {});
  return (key, params) => productText(key, texts, params);
}
