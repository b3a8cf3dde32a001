import { defineConfig } from '@chakra-ui/react/styled-system';

/** Colour tokens of a theme. They meet WCAG AA on their surfaces. */
interface Colors {
  /** Text. */
  ink: string;
  inkMuted: string;
  /** Backgrounds of the page and of the form. */
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
}

/** Design decisions of a theme; the recipes are the same in all three, except those in `recipes/themes/`. */
interface ThemeChoices {
  colors: Colors;
  fonts: { heading: string; body: string };
  /** Type scale; names with `Wide` are for wide windows. A heading is never smaller than the labels below it. */
  fontSizes: Record<
    'small' | 'text' | 'textWide' | 'h4' | 'h4Wide' | 'h3' | 'h3Wide' | 'h2' | 'h2Wide' | 'title',
    string
  >;
  fontWeights: { heading: string };
  letterSpacings: { title: string };
  lineHeights: { text: string };
  /** Between the fields of a group, between the groups of a page, and from the edge of the sheet to its text. */
  spacing: { field: string; group: string; sheet: string };
  radii: { control: string; button: string; card: string };
  borderWidths: { control: string };
}

const SIGNATURE_FONT = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Brush Script MT", cursive';

const valued = <Name extends string>(tokens: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(tokens).map(([name, value]) => [name, { value }]));

/** Creates the Chakra configuration of a theme: its tokens by the names that the recipes use. */
export function themeConfig({ fonts, ...choices }: ThemeChoices) {
  const { colors, fontSizes, fontWeights, letterSpacings, lineHeights, spacing, radii, borderWidths } =
    choices;
  return defineConfig({
    theme: {
      tokens: {
        colors: valued({ ...colors }),
        fonts: valued({ ...fonts, signature: SIGNATURE_FONT }),
        fontSizes: valued(fontSizes),
        fontWeights: valued(fontWeights),
        letterSpacings: valued(letterSpacings),
        lineHeights: valued(lineHeights),
        spacing: valued(spacing),
        radii: valued(radii),
        borderWidths: valued(borderWidths),
      },
    },
  });
}
