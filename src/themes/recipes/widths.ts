import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Width of the bar beside a field in error: its line and the space beside it. */
const BAR = '17px';

/**
 * Limits the width of a control; the bar beside an error is subtracted, so that edges stay in line. The control itself
 * has it, because a custom property of the field would be inherited by all within it, a list's options too.
 */
export const atMost = (rem: `${number}rem`): SystemStyleObject => ({
  maxWidth: rem,
  ':where(.cw-field--error) &': { maxWidth: `calc(${rem} - ${BAR})` },
});
