import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { breakpoints, tokens } from '@chakra-ui/react/theme';
import { agency } from './recipes/details/agency.ts';
import { kontent } from './recipes/details/kontent.ts';
import { notice } from './recipes/details/notice.ts';
import { feedback } from './recipes/feedback.ts';
import { fields } from './recipes/fields.ts';
import { files } from './recipes/files.ts';
import { inputs } from './recipes/inputs.ts';
import { pickers } from './recipes/pickers.ts';
import { records } from './recipes/records.ts';
import type { Rules } from './recipes/rule.ts';
import { shell } from './recipes/shell.ts';
import { hidden, typography } from './recipes/typography.ts';
import type { ThemeName } from './themes.ts';
import { ftc7 } from './tokens/ftc7.ts';
import { jnd7 } from './tokens/jnd7.ts';
import { jnd9 } from './tokens/jnd9.ts';

const SHARED: Rules = {
  ...typography,
  ...fields,
  ...inputs,
  ...pickers,
  ...files,
  ...feedback,
  ...records,
  ...shell,
};

const DETAILS: Record<ThemeName, readonly Rules[]> = {
  'jnd-7-0-default': [notice],
  'ftc-7-0-default': [agency],
  'jnd-9-0-kontent': [kontent],
};

/** Every class of a theme's page, in the order of the cascade: later ones win. */
export const rulesOf = (theme: ThemeName): readonly Rules[] => [SHARED, ...DETAILS[theme], hidden];

const scale = defineConfig({
  cssVarsRoot: ':root',
  preflight: false,
  globalCss: {},
  theme: { breakpoints, tokens: { spacing: tokens.spacing, sizes: tokens.sizes } },
});

/** Each theme as a Chakra system. Only the build makes these: the page gets the CSS that they emit. */
export const SYSTEMS = {
  'jnd-7-0-default': () => createSystem(defaultBaseConfig, scale, jnd7),
  'ftc-7-0-default': () => createSystem(defaultBaseConfig, scale, ftc7),
  'jnd-9-0-kontent': () => createSystem(defaultBaseConfig, scale, jnd9),
} satisfies Record<ThemeName, () => ReturnType<typeof createSystem>>;
