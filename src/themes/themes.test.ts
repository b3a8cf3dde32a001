import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitCss } from './emitCss.ts';
import { FACES } from './fonts.ts';
import { SYSTEMS, themeRules } from './system.ts';
import { THEME_LAYOUTS, type ThemeName, themeNamed } from './themes.ts';

const NAMES = Object.keys(SYSTEMS) as ThemeName[];
const cssOf = (name: ThemeName) => readFileSync(`src/themes/generated/${name}.css`, 'utf8');

/** Relative luminance of a colour `#rrggbb`, as WCAG defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_ON: [text: string, behind: string][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'brandTint'],
  ['ink', 'warningTint'],
  ['ink', 'focus'],
  ['inkMuted', 'paper'],
  ['inkMuted', 'surface'],
  ['brand', 'surface'],
  ['brand', 'brandTint'],
  ['brand', 'paper'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['onBand', 'band'],
  ['danger', 'surface'],
  ['danger', 'dangerTint'],
  ['danger', 'paper'],
  ['danger', 'brandTint'],
];

const FAMILIES: Record<ThemeName, string[]> = {
  'ftc-7-0-default': ['Public Sans', 'Public Sans Stand-in', 'Public Sans Linux', 'Arabic Letters'],
  'jnd-7-0-default': [
    'Source Sans 3',
    'Source Serif 4',
    'Source Sans 3 Stand-in',
    'Source Serif 4 Stand-in',
    'Source Sans 3 Linux',
    'Source Serif 4 Android',
    'Source Serif 4 Linux',
    'Arabic Letters',
  ],
  'jnd-9-0-kontent': ['Arabic Letters'],
};

/** What all themes have beside their own stylesheet: the page's own style among it. */
const SHARED_SHEETS = globSync(['index.html', 'src/{layouts,pages}/*.css']).map((file) =>
  readFileSync(file, 'utf8'),
);

/** Components that a layout alone draws, by the theme that has it. */
const OF_LAYOUTS: Partial<Record<ThemeName, RegExp>> = {
  'ftc-7-0-default': /\/(?:LayoutFtc|AgencyBanner|AgencyIdentifier)\.tsx$/,
  'jnd-9-0-kontent': /\/LayoutKontent\.tsx$/,
};

/** The ends of names that are put together, by what they begin with. A beginning that is not listed is a fault. */
const ENDS: Record<string, string[]> = {
  'cw-input--': ['short', 'medium', 'full'],
  'cw-affixed--': ['short', 'medium', 'full'],
  'cw-button--': ['primary', 'secondary'],
  'cw-heading--': ['h2', 'h3', 'h4'],
  'cw-step--': ['done', 'current', 'ahead'],
  'cw-toast--': ['hidden', 'showing', 'shown'],
};

/** Every class of ours in the sources of what is drawn; ids and what names them are none. */
function classesDrawn(theme: ThemeName): Set<string> {
  const elsewhere = Object.entries(OF_LAYOUTS).flatMap(([owner, files]) => (owner === theme ? [] : [files]));
  const files = globSync('{src,widgets}/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.(?:test|testkit|examples)\.|^src\/(?:themes|testing)\//.test(file) &&
      !elsewhere.some((of) => of.test(file)),
  );
  const names = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(/(?:id|aria-[a-z]+)="[^"]*"/g, '');
    return [...source.matchAll(/(?<![\w.#-])cw-[a-z0-9-]+/g)].map(([name]) => name);
  });
  return new Set(
    names.flatMap((name) =>
      name.endsWith('-') ? (ENDS[name] ?? ['unlisted']).map((end) => name + end) : [name],
    ),
  );
}

describe('themes', () => {
  it.each(NAMES)('%s is one stylesheet: every rule of the layouts, and its own after them', (name) => {
    const imports = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/^@import "(.+)";$/gm)].map(([, path = '']) =>
        join(dirname(file), path),
      );
    const layouts = 'src/layouts/layouts.css';
    expect(imports(`src/themes/sheets/${name}.css`)).toEqual([layouts, `src/themes/generated/${name}.css`]);
    expect([layouts, ...imports(layouts)].sort()).toEqual(globSync('src/layouts/*.css').sort());
  });

  it.each(NAMES)('C10-30: every class that a component draws has its rule where %s is in force', (theme) => {
    const css = [cssOf(theme), ...SHARED_SHEETS].join('\n');
    const drawn = [...classesDrawn(theme)];
    expect(drawn.length).toBeGreaterThan(100);
    expect(drawn.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([]);
  });

  it.each(NAMES)(
    '%s has no rule for whatever follows anything: each element put in would have all restyled',
    (name) => {
      expect(cssOf(name)).not.toMatch(/[+~] ?\*/);
    },
  );

  it.each(NAMES)(
    '%s hands nothing down from a field in error, and asks no frame what is in it: messages would have all restyled',
    (name) => {
      expect(cssOf(name)).not.toMatch(/\.cw-field--error\{(?:[^}]*;)?--/);
      expect(cssOf(name)).not.toMatch(/\.cw-(?:field|affixed|time-part)[^{,]*:has\(/);
    },
  );

  it.each(NAMES)(
    '%s keeps the edge of a control in error in line: it is narrower by the bar beside it',
    (name) => {
      expect(cssOf(name)).toContain(
        '.cw-input--full{max-width:36rem}\n:where(.cw-field--error) .cw-input--full{max-width:calc(36rem - 17px)}',
      );
    },
  );

  it('R2-40: there are three, each with its layout (R2-41, R2-42, R2-43)', () => {
    expect(THEME_LAYOUTS).toEqual({
      'jnd-7-0-default': 'Layout',
      'ftc-7-0-default': 'LayoutFtc',
      'jnd-9-0-kontent': 'LayoutKontent',
    });
  });

  it('R2-44: an unknown theme raises an error that names setting and value, a missing one an error that says so', () => {
    expect(() => themeNamed('blue')).toThrow('Unexpected value for appsettings.theme: blue');
    expect(() => themeNamed('toString')).toThrow('Unexpected value for appsettings.theme: toString');
    expect(() => themeNamed('')).toThrow('Theme not specified');
    expect(() => themeNamed(null)).toThrow('Theme not specified');
    expect(themeNamed('jnd-9-0-kontent')).toBe('jnd-9-0-kontent');
  });

  it.each(NAMES)('R2-44: the stylesheet of %s is what its system emits (npm run generate:themes)', (name) => {
    expect(cssOf(name)).toBe(emitCss(SYSTEMS[name](), themeRules(name), FACES[name]));
  });

  it.each(NAMES)('%s lays paper out as a wide window, and not as a phone', (name) => {
    const css = cssOf(name);
    expect(css).toContain('@media print, screen and (min-width: 48rem)');
    expect(css).toContain('@media screen and (max-width: 47.9975rem)');
    expect(css.match(/@media screen and \(min-width[^{]*/g)).toBeNull();
  });

  it.each(NAMES)('the fonts of %s hold up no text, and only what it draws is named', (name) => {
    const css = cssOf(name);
    const faces = css.match(/@font-face\{.*?\}/g) ?? [];
    expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
    const families = [...new Set(faces.map((face) => /font-family:'([^']+)'/.exec(face)?.[1] ?? ''))];
    expect(families).toEqual(FAMILIES[name]);
    const drawn = [...css.matchAll(/--chakra-fonts-(?:heading|body):([^;]+)/g)].map(([, list]) => list);
    expect(families.filter((family) => !drawn.some((list) => list?.includes(`"${family}"`)))).toEqual([]);
    // Each is cut: a page in English asks for the letters of English.
    const own = faces.filter((face) => face.includes('url('));
    expect(own.filter((face) => !/unicode-range:U\+0(?:000|100)-/.test(face))).toEqual([]);
  });

  it.each(NAMES)('%s leaves no token unresolved', (name) => {
    const css = cssOf(name);
    const defined = new Set([...css.matchAll(/(--chakra-(?:[\w-]|\\.)+):/g)].map(([, variable]) => variable));
    const used = [...css.matchAll(/var\((--chakra-(?:[\w-]|\\.)+)/g)].map(([, variable]) => variable);
    expect(used.filter((variable) => !defined.has(variable))).toEqual([]);
    const lengths = /(?:padding|margin|gap|min-height|inset)[a-z-]*:-?\d*\.?\d+[;}]/g;
    expect([...css.matchAll(lengths)].map(([text]) => text).filter((text) => !/:0[;}]/.test(text))).toEqual(
      [],
    );
  });

  it.each(NAMES)('%s: every text has 4.5:1 on every surface it stands on, control edges 3:1', (name) => {
    const system = SYSTEMS[name]();
    const colour = (token: string) => String(system.token(`colors.${token}`));
    const low = TEXT_ON.filter(([text, behind]) => contrast(colour(text), colour(behind)) < 4.5);
    expect(low).toEqual([]);
    expect(contrast(colour('lineStrong'), colour('surface'))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('lineStrong'), colour('paper'))).toBeGreaterThanOrEqual(3);
  });
});
