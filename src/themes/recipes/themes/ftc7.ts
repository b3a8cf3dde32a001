import type { Rules } from '../sharedStyles.ts';

/**
 * Styles of the theme ftc-7-0-default alone, after the U.S. Web Design System: no card but the white page, all on one
 * left edge; square fields; alerts with a broad edge; the banner above the header and the identifier at the foot.
 */
export const ftc7Styles: Rules = {
  'cw-shell': { background: 'surface' },
  'cw-container': { maxWidth: '76rem' },
  'cw-main': { maxWidth: '76rem' },
  'cw-form-body': {
    border: '0',
    maxWidth: '50rem',
    md: { border: '0', padding: '0' },
  },
  'cw-agency-banner': {
    background: 'paper',
    // On a phone the line may take two, and the header stays below 120 px.
    fontSize: '0.75rem',
    lineHeight: '1.25',
    md: { fontSize: '0.8125rem', lineHeight: '1.35' },
    '& p': { margin: '0' },
    '& summary': {
      minHeight: '6',
      paddingBlock: '3px',
      paddingInline: '1',
      marginInline: '-1',
      cursor: 'pointer',
      width: 'fit-content',
      maxWidth: '100%',
    },
    // At the window's edge and partly below the header, so the focus ring is inside.
    '& summary:focus-visible': {
      outline: '3px solid',
      outlineColor: 'ink',
      outlineOffset: '-3px',
      background: 'focus',
    },
    '& .cw-container > p': { paddingBlock: '1' },
  },
  'cw-agency-details': {
    display: 'grid',
    gap: '3',
    maxWidth: '60rem',
    paddingBlock: '3',
    fontSize: 'small',
    md: { gridTemplateColumns: '1fr 1fr', gap: '8' },
  },
  'cw-header--agency': { borderBlockEndColor: 'lineStrong' },
  'cw-masthead': { lg: { paddingBlock: '5' } },
  'cw-brand': { color: 'ink', lg: { fontSize: '1.625rem' } },
  'cw-nav-link': {
    fontSize: 'small',
    lg: { fontWeight: '600', whiteSpace: 'nowrap', lineHeight: '1.5rem', paddingInline: '2' },
    _hover: { textDecoration: 'none', boxShadow: 'inset 0 -4px 0 var(--chakra-colors-brand)' },
  },
  'cw-nav-list': { lg: { marginInlineStart: '-2' } },
  'cw-nav-button': {
    color: 'brand',
    fontWeight: '700',
  },
  'cw-language': { fontSize: 'small' },
  'cw-banner': { background: 'brandStrong' },
  'cw-button': { fontWeight: '700', minHeight: '11' },
  'cw-input': { minHeight: '11' },
  'cw-select': { minHeight: '11' },
  'cw-notice': {
    borderInlineStartWidth: '8px',
    borderRadius: '0',
  },
  'cw-summary': {
    border: '0',
    borderInlineStart: '8px solid',
    borderInlineStartColor: 'danger',
    borderRadius: '0',
  },
  // A broad red edge means an error.
  'cw-signature': { borderInlineStart: '0', borderBlockStart: '4px solid', borderBlockStartColor: 'ink' },
  'cw-steps[data-bar] .cw-step': { md: { borderBlockStartWidth: '8px' } },
  // Done steps are darkest; the current step has the colour of buttons.
  'cw-steps .cw-step--done': { borderColor: 'brandStrong' },
  'cw-steps .cw-step--current': { borderColor: 'brand', color: 'brand' },
  'cw-footer': { background: 'paper', borderBlockStart: '0' },
  'cw-identifier': {
    background: 'ink',
    color: 'surface',
    fontSize: 'small',
    paddingBlock: '5',
    '& p': { margin: '0', maxWidth: '60rem' },
    '& .cw-identifier-site': { fontWeight: '700' },
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      columnGap: '8',
      listStyle: 'none',
      margin: '0',
      marginBlockStart: '3',
      padding: '0',
    },
    '& li > a': { color: 'inherit', display: 'inline-block', paddingBlock: '1' },
    '& li > a:focus-visible': {
      outline: '3px solid',
      outlineColor: 'surface',
      background: 'focus',
      color: 'ink',
    },
    '& + .cw-footer-legal > .cw-container': { paddingBlockStart: '0' },
  },
};
