import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { breakpoints, keyframes, layerStyles, textStyles, tokens } from '@chakra-ui/react/theme';
import { jnd7 } from '../../../../src/themes/tokens/jnd7.ts';
import { jnd9 } from '../../../../src/themes/tokens/jnd9.ts';
import { colors } from './colors.ts';
import { recipes, slotRecipes } from './recipes.ts';

/** Class of the elements within which Chakra's components are reset and have their colours. */
export const WORKBENCH = 'workbench';

/** Chakra's scales, without its colours: these are a theme's. */
const { colors: _colors, ...scales } = tokens;

/** Configuration of Chakra's components beside the tokens of a theme. */
const components = defineConfig({
  // Neither its variables nor its reset reach what claimants get, which the gallery shows on the same page.
  cssVarsPrefix: WORKBENCH,
  cssVarsRoot: ':root',
  preflight: { scope: `.${WORKBENCH}` },
  globalCss: {
    body: { margin: 0 },
    [`.${WORKBENCH}`]: {
      '--global-color-border': 'colors.border',
      '--focus-ring-width': '3px',
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      textStyle: 'md',
      colorPalette: 'brand',
    },
  },
  theme: {
    breakpoints,
    keyframes,
    layerStyles,
    textStyles,
    recipes,
    slotRecipes,
    tokens: scales,
    semanticTokens: {
      colors,
      radii: {
        l1: { value: '{radii.control}' },
        l2: { value: '{radii.control}' },
        l3: { value: '{radii.card}' },
      },
    },
  },
});

/** Fonts of the device, whatever fonts the theme of the colours has: authors' pages load none. */
const fonts = defineConfig({ theme: { tokens: { fonts: jnd9.theme?.tokens?.fonts ?? {} } } });

/** Chakra system of authors' pages. Unlike the themes' own, which the build emits, it runs in the browser. */
export const system = createSystem(defaultBaseConfig, components, jnd7, fonts);
