import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Styles by class name; each in Chakra's vocabulary of tokens, shorthands and conditions. */
export type Rules = Record<string, SystemStyleObject>;

/** The dark ring with a bright halo around it: seen on every surface that we have. */
export const focusRing: SystemStyleObject = {
  outline: '3px solid',
  outlineColor: 'ink',
  outlineOffset: '0',
  boxShadow: '0 0 0 6px var(--chakra-colors-focus)',
};
