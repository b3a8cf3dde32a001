import type { Rules } from './sharedStyles.ts';

/** Typography of the page, in a measure of about 70 characters. */
export const typographyStyles: Rules = {
  'cw-page': {
    color: 'ink',
    fontFamily: 'body',
    overflowWrap: 'anywhere',
    fontSize: 'text',
    lineHeight: 'text',
    md: { fontSize: 'textWide' },
    // Codes and phone numbers do not wrap, and run from left to right in every language.
    '& code:not([class]), & [href^="tel:"], & .cw-phone': {
      font: 'inherit',
      whiteSpace: 'nowrap',
      direction: 'ltr',
      unicodeBidi: 'isolate',
    },
  },
  'cw-title': {
    fontFamily: 'heading',
    fontSize: 'title',
    fontWeight: 'heading',
    lineHeight: '1.15',
    letterSpacing: 'title',
    textWrap: 'balance',
    margin: '0',
    marginBlockEnd: '4',
    outline: 'none',
  },
  'cw-lead': {
    maxWidth: '70ch',
    margin: '0',
    marginBlockEnd: '6',
  },
  'cw-heading': {
    fontFamily: 'heading',
    fontWeight: 'heading',
    lineHeight: '1.25',
    margin: '0',
    textWrap: 'balance',
  },
  'cw-heading--h2': { fontSize: 'h2', marginBlockEnd: '4', md: { fontSize: 'h2Wide' } },
  'cw-heading--h3': { fontSize: 'h3', marginBlockEnd: '3', md: { fontSize: 'h3Wide' } },
  'cw-heading--h4': { fontSize: 'h4', marginBlockEnd: '2', md: { fontSize: 'h4Wide' } },
  'cw-copy': {
    margin: '0',
    maxWidth: '70ch',
    '& + &': { marginBlockStart: '4' },
    // Paragraphs are closer to each other than the blocks of the page.
    '.cw-blocks > & + &': { marginBlockStart: '-4' },
    '.cw-confirmation > & + &': { marginBlockStart: '-2' },
  },
  'cw-list': {
    margin: '0',
    paddingInlineStart: '6',
    maxWidth: '70ch',
    '& li + li': { marginBlockStart: '2' },
  },
  'cw-list--bullets': { listStyleType: 'disc', '& li::marker': { color: 'brand' } },
  'cw-list--numbers': { listStyleType: 'decimal', '& li::marker': { color: 'brand', fontWeight: '700' } },
  'cw-link': {
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    textDecorationThickness: '1px',
    _hover: { color: 'brandStrong', textDecorationThickness: '3px' },
    _focusVisible: { outline: '3px solid', outlineColor: 'ink', background: 'focus', color: 'ink' },
  },
  'cw-icon': { flex: 'none' },
};

/** Style of visually hidden text for screen readers; the last rules, so that they override others of an element. */
export const visuallyHiddenStyles: Rules = {
  'cw-visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: '0',
  },
};
