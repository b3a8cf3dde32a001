import { themeConfig } from './themeConfig.ts';

/** Tokens of jnd-7-0-default: the notice site of a law firm, ink on cream, rules, a serif over a quiet sans. */
export const jnd7 = themeConfig({
  colors: {
    ink: '#14213d',
    inkMuted: '#4a5568',
    paper: '#f6f4ee',
    surface: '#ffffff',
    line: '#d9d5c9',
    lineStrong: '#5d6778',
    brand: '#0b5d5a',
    brandStrong: '#084543',
    brandTint: '#e6f1ef',
    onBrand: '#ffffff',
    band: '#14213d',
    onBand: '#ffffff',
    accent: '#d99a2b',
    danger: '#a8201a',
    dangerTint: '#fcf0ef',
    warningTint: '#fdf5e3',
    warningLine: '#d99a2b',
    focus: '#ffbf3c',
  },
  fonts: {
    heading:
      '"Arabic Letters", "Source Serif 4", "Source Serif 4 Stand-in", "Source Serif 4 Android", "Source Serif 4 Linux", Georgia, serif',
    body: '"Arabic Letters", "Source Sans 3", "Source Sans 3 Stand-in", "Source Sans 3 Linux", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  },
  fontSizes: {
    small: '1rem',
    text: '1.125rem',
    textWide: '1.1875rem',
    h4: '1.125rem',
    h4Wide: '1.25rem',
    h3: '1.25rem',
    h3Wide: '1.375rem',
    h2: '1.5rem',
    h2Wide: '1.75rem',
    title: 'clamp(2rem, 1.5rem + 2.4vw, 3rem)',
  },
  fontWeights: { heading: '600' },
  letterSpacings: { title: '-0.015em' },
  lineHeights: { text: '1.5' },
  spacing: { field: '1.75rem', group: '2.75rem', sheet: '4rem' },
  radii: { control: '0.125rem', button: '0rem', card: '0rem' },
  borderWidths: { control: '1px' },
});
