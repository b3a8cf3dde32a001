import type { Rules } from './rule.ts';

/** The frame around the form; the layouts bring the markup. */
export const shell: Rules = {
  'cw-shell': {
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    background: 'paper',
    color: 'ink',
    fontFamily: 'body',
    fontSize: '1.0625rem',
    lineHeight: '1.5',
  },
  'cw-main': {
    flex: '1',
    width: '100%',
    maxWidth: '54rem',
    marginInline: 'auto',
    boxSizing: 'border-box',
    padding: '4',
    paddingBlockEnd: '16',
    md: { paddingInline: '8', paddingBlockStart: '10' },
  },
  'cw-form-body': {
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderBlockStart: '6px solid',
    borderBlockStartColor: 'brand',
    borderRadius: 'control',
    padding: '5',
    md: { padding: '10' },
  },
};
