import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { breakpoints, tokens } from '@chakra-ui/react/theme';
import { feedbackStyles } from './recipes/feedback.ts';
import { fieldStyles } from './recipes/fields.ts';
import { fileStyles } from './recipes/files.ts';
import { inputStyles } from './recipes/inputs.ts';
import { pickerStyles } from './recipes/pickers.ts';
import { recordStyles } from './recipes/records.ts';
import type { Rules } from './recipes/sharedStyles.ts';
import { shellStyles } from './recipes/shell.ts';
import { ftc7Styles } from './recipes/themes/ftc7.ts';
import { jnd7Styles } from './recipes/themes/jnd7.ts';
import { jnd9Styles } from './recipes/themes/jnd9.ts';
import { typographyStyles, visuallyHiddenStyles } from './recipes/typography.ts';
import type { ThemeName } from './themes.ts';
import { ftc7 } from './tokens/ftc7.ts';
import { jnd7 } from './tokens/jnd7.ts';
import { jnd9 } from './tokens/jnd9.ts';

const SHARED: Rules = {
  ...typographyStyles,
  ...fieldStyles,
  ...inputStyles,
  ...pickerStyles,
  ...fileStyles,
  ...feedbackStyles,
  ...recordStyles,
  ...shellStyles,
};

const DETAILS: Record<ThemeName, readonly Rules[]> = {
  'jnd-7-0-default': [jnd7Styles],
  'ftc-7-0-default': [ftc7Styles],
  'jnd-9-0-kontent': [jnd9Styles],
};

/** Returns the CSS rules of a theme in the order of the cascade: later ones override earlier ones. */
export const themeRules = (theme: ThemeName): readonly Rules[] => [
  SHARED,
  ...DETAILS[theme],
  visuallyHiddenStyles,
];

const scale = defineConfig({
  cssVarsRoot: ':root',
  preflight: false,
  globalCss: {},
  theme: { breakpoints, tokens: { spacing: tokens.spacing, sizes: tokens.sizes } },
});

/** Factories of the themes' Chakra systems. Only the build calls them, and emits CSS files, which pages load. */
export const SYSTEMS = {
  'jnd-7-0-default': () => createSystem(defaultBaseConfig, scale, jnd7),
  'ftc-7-0-default': () => createSystem(defaultBaseConfig, scale, ftc7),
  'jnd-9-0-kontent': () => createSystem(defaultBaseConfig, scale, jnd9),
} satisfies Record<ThemeName, () => ReturnType<typeof createSystem>>;
