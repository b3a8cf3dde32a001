import { focusRing, type Rules } from './sharedStyles.ts';

/** Styles of the page's frame, which the layouts render: the main column and the sheet of the form. */
export const shellStyles: Rules = {
  'cw-shell': {
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    background: 'paper',
    color: 'ink',
    fontFamily: 'body',
    fontSize: 'text',
    lineHeight: 'text',
  },
  'cw-skip': { _focusVisible: focusRing },
  'cw-steps-toggle': { _focusVisible: focusRing },
  'cw-main': {
    flex: '1',
    width: '100%',
    maxWidth: '54rem',
    marginInline: 'auto',
    boxSizing: 'border-box',
    md: { paddingInline: '8', paddingBlock: '10', paddingBlockEnd: '16' },
  },
  // On a phone the sheet is the page: a card in a margin takes a tenth of its width.
  'cw-form-body': {
    background: 'surface',
    borderBlockStart: '6px solid',
    borderBlockStartColor: 'brand',
    paddingInline: '4',
    paddingBlock: '3',
    paddingBlockEnd: '10',
    md: {
      border: '1px solid',
      borderColor: 'line',
      borderBlockStart: '6px solid',
      borderBlockStartColor: 'brand',
      borderRadius: 'card',
      padding: 'sheet',
    },
  },
};
