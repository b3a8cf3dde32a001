import { focusRing, type Rules } from './sharedStyles.ts';
import { atMost } from './widths.ts';

/** Query of browsers that keep the place of what is read while groups above it get their true height. */
const SKIPS_UNSEEN = '@supports (overflow-anchor:auto) and (contain-intrinsic-size:auto 60rem)';

/**
 * Style of a long group, which is not drawn while it is out of sight: a refused Next may change hundreds of fields.
 * A group with the focus is drawn whole, because its focus ring, list of options or calendar may reach out of it.
 */
const unseen = { contentVisibility: 'auto', containIntrinsicSize: 'auto 60rem' } as const;

/** Styles of a field from label to message, and of the layout of fields, groups and actions. */
export const fieldStyles: Rules = {
  'cw-form': { margin: '0', '.cw-hint + &': { marginBlockStart: '6' } },
  'cw-blocks': {
    display: 'grid',
    gap: 'group',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .cw-heading': { marginBlockEnd: '-4' },
    '& > p > .cw-button': { width: '100%', sm: { width: 'auto' } },
  },
  'cw-group': {
    display: 'grid',
    gap: 'field',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .cw-heading': { marginBlockEnd: '-2' },
  },
  // The first blocks are in sight, or nearly, when the page appears.
  'cw-group--long': { '&:nth-child(n+4):not(:focus-within)': { [SKIPS_UNSEEN]: unseen } },
  'cw-signature': {
    display: 'grid',
    gap: '4',
    padding: '4',
    background: 'paper',
    borderRadius: 'card',
    borderInlineStart: '6px solid',
    borderInlineStartColor: 'accent',
    md: { padding: '6' },
  },
  'cw-field': { minWidth: '0', border: '0', padding: '0', margin: '0' },
  // A figure is at the end of its label's line, as in a bill; its hint is below the label.
  'cw-field--figure': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '4',
    alignItems: 'baseline',
    '& > :not(.cw-value)': { gridColumn: '1', marginBlockEnd: '0' },
    '& > .cw-value': { gridColumn: '2', gridRow: '1', paddingBlock: '0' },
  },
  'cw-fieldset': { border: '0', padding: '0', margin: '0', minInlineSize: '0' },
  'cw-ways': { marginBlockEnd: 'group' },
  'cw-field--error': {
    borderInlineStart: '5px solid',
    borderInlineStartColor: 'danger',
    paddingInlineStart: '0.75rem',
  },
  // As wide as the field that it belongs to.
  'cw-wallet-image': { maxHeight: '6' },
  'cw-wallet': { marginBlockStart: '3', ...atMost('36rem') },
  'cw-label': { display: 'block', fontWeight: '600', padding: '0', marginBlockEnd: '1.5', maxWidth: '44rem' },
  'cw-hint': { color: 'inkMuted', margin: '0', marginBlockEnd: '2', maxWidth: '44rem', fontSize: '0.9375em' },
  'cw-optional': { color: 'inkMuted', fontWeight: '400' },
  'cw-required': { color: 'danger', fontWeight: '700' },
  'cw-error': {
    color: 'danger',
    fontWeight: '600',
    margin: '0',
    marginBlockStart: '2',
    '& p': { margin: '0' },
    '& p + p': { marginBlockStart: '1' },
  },
  'cw-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    font: 'inherit',
    fontWeight: '600',
    lineHeight: '1.2',
    minHeight: '12',
    paddingInline: '5',
    paddingBlock: '2.5',
    boxSizing: 'border-box',
    border: '2px solid transparent',
    borderRadius: 'button',
    cursor: 'pointer',
    textDecoration: 'none',
    textAlign: 'center',
    _focusVisible: focusRing,
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
  'cw-button--primary': {
    background: 'brand',
    color: 'onBrand',
    minWidth: '8rem',
    _hover: { background: 'brandStrong' },
    _focusVisible: focusRing,
  },
  'cw-button--secondary': {
    background: 'surface',
    color: 'brand',
    borderColor: 'brand',
    _hover: { background: 'brandTint' },
  },
  'cw-button--quiet': {
    background: 'transparent',
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    paddingInline: '3',
    minHeight: '11',
    _hover: { textDecorationThickness: '3px', background: 'brandTint' },
  },
  'cw-button--icon': {
    background: 'surface',
    color: 'brand',
    borderColor: 'lineStrong',
    paddingInline: '0',
    minWidth: '12',
    flex: 'none',
    _hover: { background: 'brandTint' },
    '&:has(> .cw-button-word)': {
      paddingInline: '4',
      md: { 'tr:not(.cw-row--edited) &': { paddingInline: '0' } },
    },
  },
  'cw-button--danger': { color: 'danger', _hover: { background: 'dangerTint' } },
  'cw-button--danger-solid': {
    background: 'danger',
    color: 'surface',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  },
  'cw-actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    marginBlockStart: '10',
    '& > .cw-button': { flex: '1 1 auto', sm: { flex: '0 1 auto' } },
  },
  'cw-actions--inner': { marginBlockStart: '2' },
  'cw-message': { '& > .cw-button': { width: '100%', sm: { width: 'auto' } } },
};
