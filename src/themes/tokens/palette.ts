import { defineConfig } from '@chakra-ui/react/styled-system';

/** What a theme chooses; everything else is the same in all three. Colours meet WCAG AA on their surfaces. */
export interface Palette {
  /** Text. */
  ink: string;
  inkMuted: string;
  /** Behind the page, and behind the form. */
  paper: string;
  surface: string;
  line: string;
  /** The edge of a control: at least 3:1 on the surface. */
  lineStrong: string;
  brand: string;
  brandStrong: string;
  brandTint: string;
  onBrand: string;
  /** The band at the top and its text. */
  band: string;
  onBand: string;
  accent: string;
  danger: string;
  dangerTint: string;
  warningTint: string;
  warningLine: string;
  focus: string;
  headingFont: string;
  bodyFont: string;
  radius: string;
}

const SIGNATURE_FONT = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Brush Script MT", cursive';

/** A theme as Chakra configuration: its tokens by the names that the recipes use. */
export function paletteConfig(palette: Palette) {
  const colors = Object.entries({
    ink: palette.ink,
    inkMuted: palette.inkMuted,
    paper: palette.paper,
    surface: palette.surface,
    line: palette.line,
    lineStrong: palette.lineStrong,
    brand: palette.brand,
    brandStrong: palette.brandStrong,
    brandTint: palette.brandTint,
    onBrand: palette.onBrand,
    band: palette.band,
    onBand: palette.onBand,
    accent: palette.accent,
    danger: palette.danger,
    dangerTint: palette.dangerTint,
    warningTint: palette.warningTint,
    warningLine: palette.warningLine,
    focus: palette.focus,
  }).map(([name, value]) => [name, { value }] as const);
  return defineConfig({
    theme: {
      tokens: {
        colors: Object.fromEntries(colors),
        fonts: {
          heading: { value: palette.headingFont },
          body: { value: palette.bodyFont },
          signature: { value: SIGNATURE_FONT },
        },
        radii: { control: { value: palette.radius } },
      },
    },
  });
}
