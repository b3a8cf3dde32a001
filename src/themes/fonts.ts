import type { ThemeName } from './themes.ts';

/** Font face of a theme, or the device's fallback font until it has loaded. */
export interface Face {
  family: string;
  /** `url(…)` of a package's file, or fonts of the device by their names. */
  src: string;
  /** One weight, or the span of a variable font. */
  weight?: string;
  range?: string;
  /** Metrics that fit a device font to the theme's own, so that the layout does not shift when that has loaded. */
  sizeAdjust?: string;
  ascentOverride?: string;
  descentOverride?: string;
  lineGapOverride?: string;
}

/** Unicode ranges of the font files, as Google Fonts splits them. Other scripts, such as Arabic, use device fonts. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Returns the two faces of a font by Unicode range; a page in English or Spanish loads `latin` alone. */
const cuts = (family: string, weight: string, file: (cut: string) => string): Face[] =>
  [
    { cut: 'latin-ext', range: LATIN_EXT },
    { cut: 'latin', range: LATIN },
  ].map(({ cut, range }) => ({ family, weight, range, src: `url(${file(cut)}) format('woff2')` }));

const local = (...names: string[]) => names.map((name) => `local('${name}')`).join(',');

/** Device fonts with metrics by Capsize: the average width of a letter in running English, ascent and descent. */
const SANS = local('Arial', 'Roboto', 'Liberation Sans');

/** Device fonts of Linux (without Arial and Roboto) and Android (without Georgia), with metrics measured on a page. */
const LINUX_SANS = local('DejaVu Sans', 'DejaVuSans');
const LINUX_SANS_BOLD = local('DejaVu Sans Bold', 'DejaVuSans-Bold');
const ANDROID_SERIF = local('Noto Serif Bold', 'NotoSerif-Bold');
const LINUX_SERIF = local('DejaVu Serif Bold', 'DejaVuSerif-Bold');

const PUBLIC_SANS: Face[] = [
  ...cuts(
    'Public Sans',
    '100 900',
    (cut) => `@fontsource-variable/public-sans/files/public-sans-${cut}-wght-normal.woff2`,
  ),
  {
    family: 'Public Sans Stand-in',
    src: SANS,
    sizeAdjust: '104.87%',
    ascentOverride: '90.59%',
    descentOverride: '21.46%',
    lineGapOverride: '0%',
  },
  {
    family: 'Public Sans Linux',
    src: LINUX_SANS,
    sizeAdjust: '90.95%',
    ascentOverride: '104.45%',
    descentOverride: '24.74%',
    lineGapOverride: '0%',
  },
  {
    family: 'Public Sans Linux',
    weight: '700',
    src: LINUX_SANS_BOLD,
    sizeAdjust: '83.53%',
    ascentOverride: '113.73%',
    descentOverride: '26.94%',
    lineGapOverride: '0%',
  },
];

const SOURCE: Face[] = [
  ...cuts(
    'Source Sans 3',
    '200 900',
    (cut) => `@fontsource-variable/source-sans-3/files/source-sans-3-${cut}-wght-normal.woff2`,
  ),
  ...cuts(
    'Source Serif 4',
    '600 700',
    (cut) => `@fontsource/source-serif-4/files/source-serif-4-${cut}-600-normal.woff2`,
  ),
  {
    family: 'Source Sans 3 Stand-in',
    src: SANS,
    sizeAdjust: '93.76%',
    ascentOverride: '109.21%',
    descentOverride: '42.66%',
    lineGapOverride: '0%',
  },
  {
    family: 'Source Serif 4 Stand-in',
    weight: '600 700',
    src: local('Georgia Bold', 'Georgia-Bold'),
    sizeAdjust: '93.72%',
    ascentOverride: '110.54%',
    descentOverride: '35.74%',
    lineGapOverride: '0%',
  },
  {
    family: 'Source Sans 3 Linux',
    src: LINUX_SANS,
    sizeAdjust: '81.73%',
    ascentOverride: '125.29%',
    descentOverride: '48.94%',
    lineGapOverride: '0%',
  },
  {
    family: 'Source Sans 3 Linux',
    weight: '700',
    src: LINUX_SANS_BOLD,
    sizeAdjust: '75.27%',
    ascentOverride: '136.04%',
    descentOverride: '53.14%',
    lineGapOverride: '0%',
  },
  {
    family: 'Source Serif 4 Android',
    weight: '600 700',
    src: ANDROID_SERIF,
    sizeAdjust: '94.70%',
    ascentOverride: '109.40%',
    descentOverride: '35.37%',
    lineGapOverride: '0%',
  },
  {
    family: 'Source Serif 4 Linux',
    weight: '600 700',
    src: LINUX_SERIF,
    sizeAdjust: '84.48%',
    ascentOverride: '122.63%',
    descentOverride: '39.65%',
    lineGapOverride: '0%',
  },
];

const ARABIC = 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFC';
const NASKH = ['Segoe UI', 'Geeza Pro', 'Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'Noto Sans Arabic'];

/** Device fonts for Arabic, enlarged because Arabic letters look smaller than Latin ones of the same size. */
const ARABIC_LETTERS: Face[] = [
  { weight: '400', src: local(...NASKH, 'DejaVu Sans') },
  { weight: '700', src: local(...[...NASKH, 'DejaVu Sans'].map((name) => `${name} Bold`)) },
].map((face) => ({ family: 'Arabic Letters', range: ARABIC, sizeAdjust: '110%', ...face }));

/** Font faces of each theme; the third uses those of the device. */
export const FACES: Record<ThemeName, readonly Face[]> = {
  'jnd-7-0-default': [...SOURCE, ...ARABIC_LETTERS],
  'ftc-7-0-default': [...PUBLIC_SANS, ...ARABIC_LETTERS],
  'jnd-9-0-kontent': ARABIC_LETTERS,
};
