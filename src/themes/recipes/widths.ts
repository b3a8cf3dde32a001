import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** What the bar beside a field in error takes: its line and the room beside it. */
const BAR = '17px';

/**
 * A control's widest; the bar beside what is wrong takes its own width of that, so that edges stay in line. It is asked
 * of the control itself: a custom property of the field would be handed down to all within it, a list's options too.
 */
export const atMost = (rem: `${number}rem`): SystemStyleObject => ({
  maxWidth: rem,
  ':where(.cw-field--error) &': { maxWidth: `calc(${rem} - ${BAR})` },
});
