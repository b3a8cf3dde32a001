import type { Rules } from './sharedStyles.ts';
import { atMost } from './widths.ts';

/** Styles of file inputs, and of the chosen file. */
export const fileStyles: Rules = {
  'cw-file': {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...atMost('36rem'),
    padding: '3',
    border: '2px dashed',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    background: 'surface',
    boxSizing: 'border-box',
  },
  'cw-file-ways': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& .cw-hint': { margin: '0' },
  },
  'cw-file-pick': {
    position: 'relative',
    display: 'inline-grid',
    '& > *': { gridArea: '1 / 1' },
    '& > .cw-button:disabled': { opacity: '0.85', borderStyle: 'dashed' },
  },
  'cw-file-drop': { '@media (pointer: coarse)': { display: 'none' } },
  'cw-file-input': {
    font: 'inherit',
    // As wide as the button: WebKit would add the width of the input's native text.
    position: 'absolute',
    inset: '0',
    width: '100%',
    minHeight: '11',
    opacity: '0',
    // The visible button opens the file dialog.
    pointerEvents: 'none',
  },
  'cw-file-photo': { display: 'grid', gap: '3', '& > p': { margin: '0' } },
  'cw-file-chosen': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', margin: '0' },
  'cw-file-name': { fontWeight: '600', overflowWrap: 'anywhere', maxWidth: 'calc(100% - 2.5rem)' },
  'cw-file-size': { color: 'inkMuted', marginInlineEnd: 'auto' },
};
