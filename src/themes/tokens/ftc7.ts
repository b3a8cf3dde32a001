import { themeConfig } from './themeConfig.ts';

/** Tokens of ftc-7-0-default: the plain page of a government agency, after the U.S. Web Design System. */
export const ftc7 = themeConfig({
  colors: {
    ink: '#1b1b1b',
    inkMuted: '#565c65',
    paper: '#f0f0f0',
    surface: '#ffffff',
    line: '#c9c9c9',
    lineStrong: '#565c65',
    brand: '#1a4480',
    brandStrong: '#162e51',
    brandTint: '#e7f2f8',
    onBrand: '#ffffff',
    band: '#162e51',
    onBand: '#ffffff',
    accent: '#b21e2b',
    danger: '#b50909',
    dangerTint: '#f8eeec',
    warningTint: '#faf3d1',
    warningLine: '#c78f00',
    focus: '#ffd24a',
  },
  fonts: {
    heading:
      '"Arabic Letters", "Public Sans", "Public Sans Stand-in", "Public Sans Linux", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    body: '"Arabic Letters", "Public Sans", "Public Sans Stand-in", "Public Sans Linux", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  },
  fontSizes: {
    small: '0.9375rem',
    text: '1rem',
    textWide: '1.0625rem',
    h4: '1rem',
    h4Wide: '1.125rem',
    h3: '1.125rem',
    h3Wide: '1.25rem',
    h2: '1.25rem',
    h2Wide: '1.375rem',
    title: 'clamp(1.625rem, 1.3rem + 1.6vw, 2.25rem)',
  },
  fontWeights: { heading: '700' },
  letterSpacings: { title: '-0.005em' },
  lineHeights: { text: '1.5' },
  spacing: { field: '1.5rem', group: '2.25rem', sheet: '0rem' },
  radii: { control: '0rem', button: '0.25rem', card: '0.25rem' },
  borderWidths: { control: '1px' },
});
