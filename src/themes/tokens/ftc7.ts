import { paletteConfig } from './palette.ts';

/** ftc-7-0-default: the plain navy and white of a government agency. */
export const ftc7 = paletteConfig({
  ink: '#1b1b1b',
  inkMuted: '#565c65',
  paper: '#f0f4f8',
  surface: '#ffffff',
  line: '#cfd8e3',
  lineStrong: '#565c65',
  brand: '#1a4480',
  brandStrong: '#162e51',
  brandTint: '#e7eff9',
  onBrand: '#ffffff',
  band: '#162e51',
  onBand: '#ffffff',
  accent: '#b21e2b',
  danger: '#b50909',
  dangerTint: '#fdf0ef',
  warningTint: '#fef6df',
  warningLine: '#c78f00',
  focus: '#ffd24a',
  headingFont: 'Georgia, Cambria, "Times New Roman", Times, serif',
  bodyFont: '"Public Sans", "Source Sans 3", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  radius: '0.125rem',
});
