import { paletteConfig } from './palette.ts';

/** jnd-7-0-default: ink and harbour green under a serif heading. */
export const jnd7 = paletteConfig({
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
  headingFont: '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif',
  bodyFont: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  radius: '0.25rem',
});
