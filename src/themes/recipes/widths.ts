import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Width of the bar at the start of a field in error: border and padding. */
const BAR = '17px';

/**
 * Returns the style that limits the width of a control; the bar of an error is subtracted, so that edges stay aligned.
 * It is set on the control, because a custom property of the field would be inherited by a list's options, too.
 */
export const atMost = (rem: `${number}rem`): SystemStyleObject => ({
  maxWidth: rem,
  ':where(.cw-field--error) &': { maxWidth: `calc(${rem} - ${BAR})` },
});
