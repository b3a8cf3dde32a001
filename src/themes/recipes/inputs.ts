import { focusRing, type Rules } from './sharedStyles.ts';
import { atMost } from './widths.ts';

const control = {
  font: 'inherit',
  color: 'ink',
  background: 'surface',
  borderStyle: 'solid',
  borderWidth: 'control',
  borderColor: 'lineStrong',
  borderRadius: 'control',
  minHeight: '12',
  paddingInline: '3',
  paddingBlock: '2',
  width: '100%',
  boxSizing: 'border-box',
  margin: '0',
  '&::placeholder': { color: 'inkMuted', opacity: '1' },
  _focusVisible: focusRing,
  _disabled: { background: 'paper', color: 'inkMuted', borderStyle: 'dashed', cursor: 'not-allowed' },
  '&[readonly]': { background: 'paper', borderColor: 'line' },
  '&[aria-invalid=true]': { borderColor: 'danger' },
} as const;

const CHEVRON =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%23505868' stroke-width='2'%3E%3Cpath d='M1 1l5 5 5-5'/%3E%3C/svg%3E\")";

/** Style of check boxes and radios: the native control in the brand's colour, within a 44 px target. */
const tick = {
  inlineSize: '6',
  blockSize: '6',
  flex: 'none',
  margin: '0',
  marginBlockStart: '0.0625rem',
  accentColor: 'var(--chakra-colors-brand)',
  cursor: 'pointer',
  _focusVisible: focusRing,
  _disabled: { cursor: 'not-allowed' },
} as const;
/** Styles of inputs, selects, check boxes and their affixes. */
export const inputStyles: Rules = {
  'cw-input': { ...control, '&:is([dir=rtl] [dir])': { textAlign: 'right' } },
  'cw-input--short': { sm: atMost('10rem') },
  'cw-input--medium': { sm: atMost('20rem') },
  'cw-input--full': atMost('36rem'),
  'cw-input--area': {
    ...atMost('36rem'),
    minHeight: '7rem',
    resize: 'vertical',
    lineHeight: '1.5',
    display: 'block',
  },
  'cw-input--date': { fontVariantNumeric: 'tabular-nums' },
  'cw-input--signature': {
    ...atMost('36rem'),
    fontFamily: 'signature',
    fontSize: '1.5rem',
    minHeight: '14',
  },
  'cw-combobox': { position: 'relative' },
  'cw-matches': {
    position: 'absolute',
    insetInlineStart: '0',
    insetBlockStart: 'calc(100% + 4px)',
    zIndex: '10',
    width: '100%',
    minWidth: '16rem',
    background: 'surface',
    border: '1px solid',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.18)',
    padding: '2',
    // The input and some options stay visible above a phone's keyboard.
    '& [role=listbox]': { maxHeight: 'min(18rem, 40vh)', overflowY: 'auto' },
    '& > p': { margin: '0', padding: '2' },
    '& > p:empty': { padding: '0' },
  },
  'cw-match': {
    padding: '2',
    borderRadius: 'control',
    cursor: 'pointer',
    '&:hover, &.cw-match--active': { background: 'brandTint' },
    '&.cw-match--active': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '-2px' },
    '&[aria-selected=true]': { fontWeight: '700' },
    '@media (pointer: coarse)': { paddingBlock: '3' },
  },
  'cw-select': {
    ...control,
    appearance: 'none',
    cursor: 'pointer',
    // In WebKit a long option overflows the select, and the page scrolls sideways.
    overflow: 'hidden',
    paddingInlineEnd: '10',
    backgroundImage: CHEVRON,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 0.875rem center',
    '[dir=rtl] &': { backgroundPosition: 'left 0.875rem center' },
  },
  'cw-affixed': {
    display: 'flex',
    alignItems: 'stretch',
    '& > .cw-input': { flex: '1', minWidth: '0', maxWidth: 'none' },
    // The focus ring is above the affix after it.
    '& > .cw-input:focus-visible': { zIndex: '1' },
    '& > .cw-affix + .cw-input': { borderStartStartRadius: '0', borderEndStartRadius: '0' },
    '& > .cw-input:not(:last-child)': { borderStartEndRadius: '0', borderEndEndRadius: '0' },
  },
  'cw-affixed--short': atMost('12rem'),
  'cw-affixed--medium': atMost('20rem'),
  'cw-affixed--full': atMost('36rem'),
  'cw-affix': {
    display: 'flex',
    alignItems: 'center',
    paddingInline: '3',
    background: 'paper',
    color: 'inkMuted',
    borderStyle: 'solid',
    borderWidth: 'control',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    '&:first-child': { borderInlineEnd: '0', borderStartEndRadius: '0', borderEndEndRadius: '0' },
    '&:last-child': { borderInlineStart: '0', borderStartStartRadius: '0', borderEndStartRadius: '0' },
  },
  'cw-choices': { display: 'grid', gap: '1' },
  'cw-choice': {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    minHeight: '11',
    paddingBlock: '2.5',
    paddingInlineEnd: '3',
    maxWidth: '44rem',
    cursor: 'pointer',
    boxSizing: 'border-box',
    // The hint of a box is below its label, not below the box.
    '& + .cw-hint': { marginInlineStart: '9', marginBlockStart: '-1' },
  },
  'cw-radio': tick,
  'cw-checkbox': {
    ...tick,
    // The focus ring replaces this outline.
    '&[aria-invalid=true]:not(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'danger',
      outlineOffset: '2px',
    },
  },
  'cw-value': {
    display: 'block',
    fontVariantNumeric: 'tabular-nums',
    fontSize: '1.25rem',
    fontWeight: '700',
    paddingBlock: '2',
    // Beside its label on a narrow phone, a figure of ten digits breaks rather than widening the page.
    overflowWrap: 'anywhere',
    '&.cw-number': { textAlign: 'right' },
  },
};
