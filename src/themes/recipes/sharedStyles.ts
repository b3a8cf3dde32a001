import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Recipe: CSS rules by class name, in Chakra's vocabulary of tokens, shorthands and conditions. The styles below are
 * shared by several recipes.
 */
export type Rules = Record<string, SystemStyleObject>;

/** Focus ring, dark with a bright halo around it: visible on every surface of the themes. */
export const focusRing: SystemStyleObject = {
  outline: '3px solid',
  outlineColor: 'ink',
  outlineOffset: '0',
  boxShadow: '0 0 0 6px var(--chakra-colors-focus)',
};

/** Focus ring within the edges of an element with neighbours on every side, visible on a chosen one, too. */
export const focusRingWithin: SystemStyleObject = {
  outline: '3px solid',
  outlineColor: 'ink',
  outlineOffset: '-3px',
  boxShadow: 'inset 0 0 0 5px var(--chakra-colors-focus)',
};

/** Media query of forced colors: the system's colours replace those of the theme. */
export const FORCED_COLORS = '@media (forced-colors: active)';

/** Style of a chosen cell: the brand's colour, or with forced colors the system's, underlined. */
export const chosenCell: SystemStyleObject = {
  background: 'brand',
  color: 'onBrand',
  [FORCED_COLORS]: {
    forcedColorAdjust: 'none',
    background: 'Highlight',
    color: 'HighlightText',
    borderColor: 'Highlight',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    _focusVisible: { outlineColor: 'HighlightText', outlineOffset: '-6px', boxShadow: 'none' },
  },
};
