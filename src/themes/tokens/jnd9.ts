import { themeConfig } from './themeConfig.ts';

const SANS =
  '"Arabic Letters", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Tokens of jnd-9-0-kontent: a modern product, plum on cool grey, round, in the fonts of the device. */
export const jnd9 = themeConfig({
  colors: {
    ink: '#211a2e',
    inkMuted: '#595266',
    paper: '#f4f3f7',
    surface: '#ffffff',
    line: '#d8d4e0',
    lineStrong: '#66607a',
    brand: '#4f2d7f',
    brandStrong: '#3a1f61',
    brandTint: '#efe9f7',
    onBrand: '#ffffff',
    band: '#3a1f61',
    onBand: '#ffffff',
    accent: '#2a9d8f',
    danger: '#a61b34',
    dangerTint: '#fcf0f2',
    warningTint: '#fdf4e2',
    warningLine: '#c98a1b',
    focus: '#ffc857',
  },
  fonts: { heading: SANS, body: SANS },
  fontSizes: {
    small: '0.9375rem',
    text: '1.0625rem',
    textWide: '1.0625rem',
    h4: '1.0625rem',
    h4Wide: '1.125rem',
    h3: '1.1875rem',
    h3Wide: '1.25rem',
    h2: '1.3125rem',
    h2Wide: '1.5rem',
    title: 'clamp(1.75rem, 1.3rem + 2.2vw, 2.5rem)',
  },
  fontWeights: { heading: '700' },
  letterSpacings: { title: '-0.025em' },
  lineHeights: { text: '1.5' },
  spacing: { field: '1.5rem', group: '2rem', sheet: '3rem' },
  radii: { control: '0.625rem', button: '1.5rem', card: '1rem' },
  borderWidths: { control: '1.5px' },
});
