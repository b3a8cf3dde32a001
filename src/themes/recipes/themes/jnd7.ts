import { FORCED_COLORS, type Rules } from '../sharedStyles.ts';

/**
 * Styles of the theme jnd-7-0-default alone, after the notice sites of law firms: a caption as on a pleading, centred
 * under a double rule; rules instead of boxes; steps by their numbers.
 */
export const jnd7Styles: Rules = {
  'cw-header': {
    background: 'paper',
    borderBlockEnd: '1px solid',
    borderBlockEndColor: 'line',
    md: { borderBlockStart: '6px solid', borderBlockStartColor: 'ink' },
  },
  'cw-masthead': {
    md: {
      display: 'grid',
      gridTemplateColumns: '1fr minmax(0, auto) 1fr',
      alignItems: 'start',
      justifyItems: 'center',
      textAlign: 'center',
      paddingBlock: '6',
    },
  },
  'cw-logo': { md: { gridColumn: '2' } },
  'cw-names': { md: { gridColumn: '2' } },
  'cw-brand': { color: 'ink', fontWeight: '600', md: { fontSize: '2rem', letterSpacing: '-0.01em' } },
  'cw-brand-sub': {
    color: 'inkMuted',
    // Not in capitals: courts write `cv` in the number of a case.
    md: { fontSize: '1rem', letterSpacing: '0.02em' },
  },
  'cw-header-nav': {
    borderBlockStart: '3px double',
    borderBlockStartColor: 'lineStrong',
  },
  'cw-nav-link': { fontSize: 'small' },
  'cw-nav-list': { background: 'paper', lg: { justifyContent: 'center', marginInlineStart: '0' } },
  // Above the name, and with room beside it: a long name is never under the languages.
  'cw-languages': {
    md: { gridColumn: '1 / -1', gridRow: '1', marginBlockStart: '-4', justifySelf: 'end' },
    lg: { gridColumn: '3', flexWrap: 'nowrap' },
  },
  'cw-language': { fontSize: 'small', borderWidth: '0', borderBlockEnd: '2px solid transparent' },
  'cw-banner': { background: 'ink' },
  'cw-banner-shade': { md: { textAlign: 'center', '& p, & .cw-banner-title': { marginInline: 'auto' } } },
  'cw-main': { maxWidth: '58rem' },
  'cw-form-body': {
    border: '0',
    md: { border: '1px solid', borderColor: 'line', boxShadow: '0 1px 3px rgb(20 33 61 / 0.08)' },
  },
  'cw-title': {
    paddingBlockEnd: '4',
    borderBlockEnd: '1px solid',
    borderBlockEndColor: 'line',
  },
  'cw-heading--h2': { letterSpacing: '-0.01em' },
  'cw-button': { letterSpacing: '0.01em' },
  'cw-button--secondary': { borderWidth: '1px' },
  'cw-button--icon': { borderWidth: '1px' },
  'cw-notice': {
    background: 'paper',
    borderInlineStart: '0',
    borderBlock: '1px solid',
    borderBlockColor: 'accent',
    paddingInline: '5',
  },
  'cw-notice--warning': { background: 'warningTint' },
  'cw-card': { borderInlineStart: '1px solid', borderInlineStartColor: 'line' },
  'cw-signature': { borderInlineStart: '0', borderBlock: '1px solid', borderBlockColor: 'ink' },
  'cw-steps-list': { counterReset: 'step' },
  'cw-step': {
    counterIncrement: 'step',
    md: {
      '.cw-steps[data-bar] &': {
        position: 'relative',
        paddingBlockStart: '10',
        borderBlockStart: '0',
        textAlign: 'center',
        paddingInline: '1',
        fontSize: '0.875rem',
        // The first value is for browsers that cannot hide the number from screen readers.
        _before: {
          content: 'counter(step)',
          position: 'absolute',
          insetBlockStart: '0',
          insetInlineStart: 'calc(50% - 1rem)',
          zIndex: '1',
          boxSizing: 'border-box',
          width: '8',
          height: '8',
          lineHeight: '1.75rem',
          border: '2px solid',
          borderColor: 'lineStrong',
          borderRadius: '50%',
          background: 'surface',
          fontFamily: 'heading',
          fontSize: '1rem',
          fontWeight: '600',
          '@supports (content: "1" / "")': { content: 'counter(step) / ""' },
        },
        '&:not(:first-child)::after': {
          content: '""',
          position: 'absolute',
          insetBlockStart: 'calc(1rem - 1px)',
          insetInlineEnd: '50%',
          width: '100%',
          borderBlockStart: '1px solid',
          borderBlockStartColor: 'lineStrong',
        },
      },
    },
  },
  'cw-steps[data-bar] .cw-step--done': {
    md: {
      _before: {
        background: 'brandTint',
        borderColor: 'brand',
        color: 'brand',
        [FORCED_COLORS]: { borderWidth: '4px', lineHeight: '1.5rem' },
      },
    },
  },
  'cw-steps[data-bar] .cw-step--perhaps': { md: { _before: { borderStyle: 'dashed' } } },
  'cw-steps[data-bar] .cw-step--current': {
    md: { _before: { background: 'brand', borderColor: 'brand', color: 'onBrand' } },
  },
  // The stylesheet of the summary comes after the theme's.
  'cw-review > .cw-review-title': { borderBlockEnd: '3px double', borderBlockEndColor: 'lineStrong' },
  'cw-confirmation > .cw-receipt': {
    // The rule under the title is the one above it.
    '@media screen': { borderInlineStart: '0', borderBlockEnd: '3px double', borderBlockEndColor: 'brand' },
  },
  'cw-footer': { borderBlockStart: '3px double', borderBlockStartColor: 'lineStrong', background: 'paper' },
};
