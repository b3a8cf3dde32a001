/** A control's widest; the bar beside what is wrong takes its own width of that, so that edges stay in line. */
export const widthOf = (rem: `${number}rem`) => `calc(${rem} - var(--cw-bar, 0px))`;
