import type { Rules } from './rule.ts';

/** The page's type: a serif or sans heading over an 18 px body, in a measure of about 70 characters. */
export const typography: Rules = {
  'cw-page': {
    color: 'ink',
    fontFamily: 'body',
    overflowWrap: 'anywhere',
    fontSize: '1.0625rem',
    lineHeight: '1.5',
    md: { fontSize: '1.125rem' },
  },
  'cw-title': {
    fontFamily: 'heading',
    fontSize: 'clamp(1.75rem, 1.3rem + 2.2vw, 2.5rem)',
    fontWeight: '700',
    lineHeight: '1.15',
    letterSpacing: '-0.01em',
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
    fontWeight: '700',
    lineHeight: '1.25',
    margin: '0',
    textWrap: 'balance',
  },
  'cw-heading--h2': { fontSize: '1.375rem', marginBlockEnd: '4', md: { fontSize: '1.625rem' } },
  'cw-heading--h3': { fontSize: '1.1875rem', marginBlockEnd: '3' },
  'cw-heading--h4': { fontSize: '1.0625rem', marginBlockEnd: '2' },
  'cw-copy': {
    margin: '0',
    maxWidth: '70ch',
    '& + &': { marginBlockStart: '4' },
    // Paragraphs stand closer to each other than the blocks of the page do.
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

/** Read aloud, not seen. It comes last, so that it wins over whatever else an element is. */
export const hidden: Rules = {
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
