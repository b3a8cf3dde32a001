import { chosenCell, focusRing, focusRingWithin, type Rules } from './sharedStyles.ts';
import { atMost } from './widths.ts';

/** Media query of low windows, such as a phone in landscape or a desktop at 400 % zoom. */
const LOW = '@media (max-height: 30rem)';
/** Media query of windows in which the selects of month and year need room from the buttons beside them. */
const NARROW = '@media (max-width: 22.5rem)';

/** Selectors of days, specific enough to override the rules of react-datepicker, which come later. */
const CHOSEN_DAY =
  '& .react-datepicker__week .react-datepicker__day:is(.react-datepicker__day--selected, .react-datepicker__day--range-start, .react-datepicker__day--range-end, .react-datepicker__day--selecting-range-start)';
const DAY_WITHIN =
  '& .react-datepicker__week .react-datepicker__day:is(.react-datepicker__day--in-range, .react-datepicker__day--in-selecting-range)';

/** Height of a picker by `--cw-mode-height`, which is the minimum in narrow windows. */
const modeHeight = {
  boxSizing: 'border-box',
  overflow: 'auto',
  height: 'var(--cw-mode-height)',
  '@media (max-width: 30rem)': { height: 'auto', minHeight: 'var(--cw-mode-height)' },
} as const;

/** Styles of date fields, the calendar, and the pickers of days, months, years and times. */
export const pickerStyles: Rules = {
  'cw-date': {
    position: 'relative',
    display: 'flex',
    gap: '2',
    ...atMost('15rem'),
    '&[data-width=wide]': atMost('22rem'),
    '&[data-width=full]': { maxWidth: 'none' },
  },
  'cw-calendar': {
    position: 'fixed',
    inset: '0',
    margin: 'auto',
    width: 'fit-content',
    height: 'fit-content',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'calc(100vh - 16px)',
    '@supports (height: 1dvh)': { maxHeight: 'calc(100dvh - 16px)' },
    overflow: 'auto',
    overscrollBehavior: 'contain',
    touchAction: 'pan-y pinch-zoom',
    zIndex: '10',
    boxSizing: 'border-box',
    background: 'surface',
    color: 'ink',
    border: '1px solid',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.18)',
    padding: '2',
    '&::backdrop': { background: 'rgb(0 0 0 / 0.4)' },
    '&.cw-calendar--hung': { inset: 'auto', margin: '0', '&::backdrop': { background: 'transparent' } },
    '& .react-datepicker': {
      border: '0',
      background: 'transparent',
      color: 'ink',
      fontFamily: 'body',
      fontSize: '1rem',
    },
    '& .react-datepicker__month-container': { float: 'none' },
    '& .react-datepicker__header': {
      background: 'transparent',
      borderBlockEnd: '1px solid',
      borderBlockEndColor: 'line',
      [LOW]: { paddingBlock: '0' },
    },
    '& .react-datepicker__header, & .react-datepicker__day-name, & .react-datepicker__day': { color: 'ink' },
    '& .react-datepicker__day, & .react-datepicker__day-name': {
      // Seven across the narrowest window, and targets of 44 px where there is room.
      width: 'clamp(1.75rem, calc((100vw - 3rem) / 7), 2.75rem)',
      lineHeight: '2.5rem',
      margin: '0',
      [LOW]: { lineHeight: '1.5rem' },
    },
    '& .react-datepicker__day-name': { fontSize: '0.8125rem' },
    '& .react-datepicker__month': { margin: '0' },
    '& .cw-button': {
      [LOW]: { minHeight: '8', paddingBlock: '0' },
      '&[aria-disabled=true]': { opacity: '0.6', cursor: 'not-allowed' },
    },
    '& .react-datepicker__day:hover': { background: 'brandTint' },
    [DAY_WITHIN]: {
      background: 'brandTint',
      color: 'ink',
      borderRadius: '0',
      // A band along the days, whose lines are as high as those of others.
      borderBlock: '2px solid var(--chakra-colors-brand)',
      lineHeight: 'calc(2.5rem - 4px)',
      [LOW]: { lineHeight: 'calc(1.5rem - 4px)' },
    },
    [CHOSEN_DAY]: chosenCell,
    '& .react-datepicker__day:focus-visible': focusRingWithin,
    '& .react-datepicker__day--outside-month': { color: 'inkMuted' },
    '& .react-datepicker__day--disabled': {
      color: 'inkMuted',
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '& select': {
      // The width does not depend on the longest month name.
      flex: '2 1 0',
      width: '0',
      '&:first-of-type': { flexGrow: '3' },
      font: 'inherit',
      color: 'ink',
      background: 'surface',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderRadius: 'control',
      minHeight: '12',
      paddingInline: '1',
      _focusVisible: focusRing,
      [LOW]: { minHeight: '8' },
      [NARROW]: { paddingInline: '0', fontSize: '0.9375rem' },
    },
  },
  'cw-pick': { ...modeHeight, width: 'min(20rem, calc(100vw - 3rem))' },
  'cw-pick-title': { flex: '1 1 0', margin: '0', textAlign: 'center', fontWeight: '700' },
  // A line of its own: beside the days it would widen the dialog by its width.
  'cw-pick-now': { display: 'flex', width: '100%', marginBlockStart: '2' },
  'cw-pick-status': {
    margin: '0',
    maxWidth: '19.25rem',
    fontSize: '0.9375rem',
    '&:not(:empty)': { paddingBlockEnd: '2' },
  },
  'cw-cells': {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > [role=row]': { display: 'contents' },
    ...Object.fromEntries(
      [1, 2, 4, 5].map((columns) => [
        `&[data-columns="${columns}"]`,
        { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      ]),
    ),
    // Words need room for the inner focus ring.
    '&[data-columns="1"] .cw-pick-cell': { paddingInline: '2' },
    '&[data-columns="6"]': {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '@media (max-width: 22rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
  'cw-pick-cell': {
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: 'ink',
    background: 'transparent',
    border: '1px solid transparent',
    borderRadius: 'control',
    minWidth: '8',
    minHeight: '10',
    padding: '0',
    cursor: 'pointer',
    '&:not([aria-selected=true])': { _hover: { background: 'brandTint' } },
    '&[aria-disabled=true]': {
      color: 'inkMuted',
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    _focusVisible: focusRingWithin,
    '&[aria-selected=true]': chosenCell,
  },
  'cw-time': {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: '2',
    ...modeHeight,
    '& > .cw-cells': { alignContent: 'center' },
  },
  'cw-time-part': {
    flex: '1 0 6.5rem',
    '@media (min-width: 30rem)': { flexBasis: '8.5rem' },
  },
  'cw-time-part--wide': { flexGrow: '2', '@media (min-width: 30rem)': { flexBasis: '17rem' } },
  'cw-time-label': { margin: '0', fontSize: '0.8125rem', textAlign: 'center', color: 'inkMuted' },
  'cw-time-step': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& [role=spinbutton]': {
      minWidth: '10',
      paddingBlock: '1',
      textAlign: 'center',
      fontSize: '1.25rem',
      fontWeight: '700',
      fontVariantNumeric: 'tabular-nums',
      borderRadius: 'control',
      _focusVisible: focusRingWithin,
    },
  },
  'cw-pick-cell--step': { border: '1px solid', borderColor: 'lineStrong' },
  'cw-day-time': { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'flex-start' },
  'cw-calendar-actions': {
    display: 'flex',
    gap: '2',
    marginBlockStart: '2',
    '& .cw-button': { flex: '1 1 0', minWidth: '0' },
  },
  'cw-calendar-header': {
    display: 'flex',
    gap: '1.5',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockEnd: '2',
    [NARROW]: { gap: '1', '& .cw-button--icon': { minWidth: '10' } },
  },
  'cw-arrow': { fontSize: '1.5rem', lineHeight: '1', '&:is([dir=rtl] *)': { transform: 'scaleX(-1)' } },
};
