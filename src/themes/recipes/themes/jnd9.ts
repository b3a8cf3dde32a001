import { FORCED_COLORS, type Rules } from '../sharedStyles.ts';

/**
 * Styles of the theme jnd-9-0-kontent alone: round and roomy, choices as tiles, steps as chips, a bar that names
 * administrator and case.
 */
export const jnd9Styles: Rules = {
  'cw-topbar': {
    background: 'band',
    color: 'onBand',
    fontSize: '0.75rem',
    lineHeight: '1.25',
    '& .cw-container': { paddingBlock: '0.5' },
    // On a phone both run on as one text: side by side they would take a line more.
    '& span:not(:last-child)::after': { content: '" · "' },
    // Names keep their own writing direction.
    '& span': { unicodeBidi: 'plaintext' },
    md: {
      fontSize: '0.875rem',
      '& .cw-container': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: '4',
        paddingBlock: '2',
      },
      '& span:not(:last-child)::after': { content: 'none' },
    },
  },
  'cw-header': { borderBlockEnd: '0', boxShadow: '0 1px 6px rgb(33 26 46 / 0.12)', position: 'relative' },
  'cw-brand': { letterSpacing: '-0.02em' },
  'cw-nav-link': {
    fontSize: 'small',
    borderRadius: 'button',
    _hover: { background: 'brandTint', textDecoration: 'none' },
  },
  'cw-header-nav': { md: { paddingBlockEnd: '1.5' } },
  'cw-language': {
    fontSize: 'small',
    '&[aria-pressed=true]': { background: 'brandTint' },
  },
  'cw-form-body': {
    border: '0',
    md: { border: '0', boxShadow: '0 2px 16px rgb(33 26 46 / 0.08)' },
  },
  'cw-choices': { gap: '2' },
  'cw-choice': {
    border: '1.5px solid',
    borderColor: 'line',
    borderRadius: 'control',
    paddingInline: '3',
    maxWidth: '36rem',
    '&:has(:checked)': { borderColor: 'brand', background: 'brandTint' },
  },
  'cw-notice': { borderInlineStart: '0', padding: '5' },
  'cw-signature': { borderInlineStart: '0' },
  'cw-card': { borderInlineStart: '1px solid', borderInlineStartColor: 'line' },
  'cw-button': { paddingInline: '6' },
  'cw-button--icon': { paddingInline: '0' },
  'cw-button--quiet': { paddingInline: '3' },
  'cw-steps[data-bar] .cw-step': {
    md: {
      padding: '2',
      border: '0',
      borderRadius: 'control',
      background: 'paper',
      textAlign: 'center',
      fontSize: '0.875rem',
    },
  },
  'cw-steps[data-bar] .cw-step--done': {
    md: { background: 'brandTint', color: 'brand', [FORCED_COLORS]: { border: '2px solid' } },
  },
  'cw-steps[data-bar] .cw-step--perhaps': { md: { border: '1px dashed', borderColor: 'lineStrong' } },
  'cw-steps[data-bar] .cw-step--current': { md: { background: 'brand', color: 'onBrand' } },
  // The stylesheet of the summary comes after the theme's.
  'cw-reviews > .cw-review': {
    '@media screen': {
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      padding: '4',
      md: { padding: '6' },
    },
  },
  'cw-review > .cw-review-title': { borderBlockEnd: '0', paddingBlockEnd: '0', color: 'brand' },
  'cw-shell .cw-reviews': { gap: '5' },
  'cw-confirmation > .cw-receipt': {
    '@media screen': { borderInlineStart: '0', borderRadius: 'card' },
  },
  'cw-modal': { borderBlockStart: '0' },
};
