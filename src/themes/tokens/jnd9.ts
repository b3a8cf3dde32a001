import { paletteConfig } from './palette.ts';

/** jnd-9-0-kontent: plum on cool grey, rounder, sans throughout. */
export const jnd9 = paletteConfig({
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
  headingFont: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  bodyFont: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  radius: '0.5rem',
});
