import type { SystemContext } from '@chakra-ui/react/styled-system';
import type { Face } from './fonts.ts';
import type { Rules } from './recipes/sharedStyles.ts';

type StyleValue = string | number | StyleObject | undefined;
interface StyleObject {
  [key: string]: StyleValue;
}

const kebab = (property: string) =>
  property.startsWith('--') ? property : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Resolves a nested selector: `&:hover, & b` under `.a` → `.a:hover, .a b`; one without `&` is a descendant. */
function nestedSelector(outer: string, inner: string): string {
  const parts = inner.split(/,(?![^(]*\))/).map((part) => part.trim());
  return parts
    .map((part) => (part.includes('&') ? part.replaceAll('&', outer) : `${outer} ${part}`))
    .join(', ');
}

const isNested = (value: StyleValue): value is StyleObject => typeof value === 'object';

/** Extends a media query of wide windows to print. */
const onPaperToo = (atRule: string) =>
  atRule.replace(/^@media screen and (?=\(min-width: [\d.]+rem\)$)/, '@media print, screen and ');

/** Returns a style object as flat CSS rules: its declarations first, then nested selectors and at-rules. */
function rulesOf(selector: string, style: StyleObject): string[] {
  const own = Object.entries(style).filter(([, value]) => value !== undefined && !isNested(value));
  const lines =
    own.length > 0 ? [`${selector}{${own.map(([name, value]) => `${kebab(name)}:${value}`).join(';')}}`] : [];
  for (const [key, value] of Object.entries(style)) {
    if (!isNested(value)) continue;
    if (key.startsWith('@layer')) lines.push(...rulesOf(selector, value));
    else if (key.startsWith('@')) lines.push(`${onPaperToo(key)}{${rulesOf(selector, value).join('')}}`);
    else lines.push(...rulesOf(nestedSelector(selector, key), value));
  }
  return lines;
}

const VARIABLE = /--chakra-(?:[\w-]|\\.)+/g;

/** Token variables that every stylesheet has, because the layouts' stylesheet uses them, too. */
const ALWAYS = /^--chakra-(?:colors|fonts|radii|font-sizes|font-weights)-/;

/** Returns the token variables that the rules use, directly or through others; Chakra defines hundreds. */
function usedVariables(css: string, all: ReadonlyMap<string, string>): [name: string, value: string][] {
  const used = new Set<string>();
  const visit = (text: string) => {
    for (const name of text.match(VARIABLE) ?? []) {
      if (used.has(name)) continue;
      used.add(name);
      visit(all.get(name) ?? '');
    }
  };
  visit(css);
  return [...all].filter(([name]) => used.has(name) || ALWAYS.test(name));
}

function tokenVariables(system: SystemContext): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (style: StyleObject) => {
    for (const [key, value] of Object.entries(style)) {
      if (isNested(value)) collect(value);
      else if (key.startsWith('--') && !found.has(key)) found.set(key, String(value));
    }
  };
  collect(system.getTokenCss() as StyleObject);
  return found;
}

const RESET = [
  '*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  'body{margin:0}',
  'dialog{color:inherit}',
];

/** Returns the `@font-face` rule of a face. Text is rendered in a device font until it has loaded (`swap`). */
function faceOf({ family, weight, range, ...face }: Face): string {
  const named = {
    fontFamily: `'${family}'`,
    fontDisplay: 'swap',
    ...(weight && { fontWeight: weight }),
    ...face,
    ...(range && { unicodeRange: range }),
  };
  const declarations = Object.entries(named).map(([name, value]) => `${kebab(name)}:${value}`);
  return `@font-face{${declarations.join(';')}}`;
}

/** Returns the stylesheet of a theme: its fonts, its tokens as variables, then every class, resolved by Chakra. */
export function emitCss(system: SystemContext, rules: readonly Rules[], faces: readonly Face[]): string {
  const body = rules
    .flatMap(Object.entries)
    .flatMap(([name, style]) => rulesOf(`.${name}`, system.css(style) as StyleObject));
  const variables = usedVariables(body.join('\n'), tokenVariables(system));
  const root = `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  return `${[...faces.map(faceOf), root, ...RESET, ...body].join('\n')}\n`;
}
