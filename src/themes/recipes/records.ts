import type { Rules } from './sharedStyles.ts';

/** Styles of records: cards, drafts, and a table that becomes cards on a phone. */
export const recordStyles: Rules = {
  'cw-records': {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    '& > *': { maxWidth: '100%' },
    '& > .cw-heading': { marginBlockEnd: '0' },
    '& > .cw-table, & > .cw-draft, & > .cw-cards': { justifySelf: 'stretch' },
    _focusVisible: { outline: 'none' },
  },
  'cw-cards': { listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '3' },
  'cw-card': {
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderInlineStart: '6px solid',
    borderInlineStartColor: 'brand',
    borderRadius: 'card',
    paddingInline: '4',
    paddingBlock: '2',
  },
  'cw-button-word': {
    marginInlineStart: '2',
    md: { 'tr:not(.cw-row--edited) &': { display: 'none' } },
  },
  'cw-card-buttons': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    justifyContent: 'flex-end',
    paddingBlock: '2',
    '&:empty': { display: 'none' },
  },
  'cw-draft': {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '4',
    background: 'paper',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    md: { padding: '6' },
  },
  'cw-table': {
    borderCollapse: 'collapse',
    width: '100%',
    // A word, a date or an amount is never cut in two to save a column some width.
    overflowWrap: 'break-word',
    // An amount does not wrap; the column's name does, because it would make the table wider than its page.
    '& .cw-number > .cw-cell': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    mdDown: {
      display: 'block',
      '& thead': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tbody, & tr, & td, & tbody th': { display: 'block', textAlign: 'start' },
      '& tr': {
        background: 'surface',
        border: '1px solid',
        borderColor: 'line',
        borderRadius: 'card',
        padding: '3',
        marginBlockEnd: '3',
      },
      '& td, & tbody th': { padding: '0', paddingBlock: '1.5' },
      '& tr.cw-row--edited': { background: 'brandTint' },
      '& td > .cw-error': { gridColumn: '1 / -1' },
      '& tr:not(.cw-row--edited) > td[data-label]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gap: '3',
      },
      '& tr:not(.cw-row--edited) > td[data-label]::before': {
        content: 'attr(data-label)',
        fontWeight: '600',
      },
      '& tr:not(.cw-row--edited) > td:is(:empty, :has(> .cw-cell:empty:only-child))': { display: 'none' },
    },
    md: {
      '& th': {
        textAlign: 'start',
        lineHeight: '1.25',
        fontSize: '0.9375em',
        paddingInline: '1',
        paddingBlock: '2',
        borderBlockEnd: '2px solid',
        borderBlockEndColor: 'ink',
        verticalAlign: 'bottom',
      },
      '& td, & tbody th': {
        paddingInline: '1',
        paddingBlock: '1.5',
        borderBlockEnd: '1px solid',
        borderBlockEndColor: 'line',
        verticalAlign: 'top',
      },
      // The row's name is beside its first answer.
      '& tbody th': { paddingBlockStart: '5' },
      // Numbers are aligned to the right in both writing directions.
      '& th.cw-number': { textAlign: 'right' },
      '& .cw-number > .cw-cell': { justifyContent: 'right' },
      '& .cw-cell': { display: 'flex', alignItems: 'center', minHeight: '12' },
    },
    lg: { '& th, & td': { paddingInline: '2' } },
    '& td:has(> .cw-cell)': { cursor: 'text' },
  },
  'cw-long-word': { overflowWrap: 'anywhere', md: { '.cw-table &': { minWidth: 'min(14ch, 7vw)' } } },
  'cw-row--edited': {
    md: { background: 'brandTint', '& > td': { padding: '4' } },
    // The open entry of a list within a record, in the row or form of the record.
    '.cw-row--edited .cw-table &, .cw-draft .cw-table &': { background: 'surface' },
  },
  'cw-entries': { margin: '0', paddingInlineStart: '5' },
  'cw-row-fields': {
    display: 'grid',
    // One column, as on the rest of the page: side by side a hint or a message would shift one input against the other.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    '& + .cw-row-buttons': { paddingBlockStart: '4' },
  },
  'cw-row-buttons': {
    'tr.cw-row--edited > td > div > &': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
    },
    whiteSpace: 'nowrap',
    textAlign: 'end',
    '& .cw-button + .cw-button': { marginInlineStart: '2' },
    // Side by side they are wider than an entry within an entry on a small phone.
    mdDown: { whiteSpace: 'normal', '& .cw-button': { marginBlock: '1' } },
  },
  'cw-add': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    '& .cw-hint': { margin: '0' },
    '& [aria-disabled=true]': { opacity: '0.6', cursor: 'not-allowed' },
  },
  'cw-undo': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    margin: '0',
    paddingInline: '3',
    background: 'brandTint',
    borderInlineStart: '4px solid',
    borderInlineStartColor: 'brand',
  },
  // Not `* + *`, with which browsers recompute the styles of all siblings after an inserted element.
  'cw-paste': { justifySelf: 'stretch', '& > :where(:not(:first-child))': { marginBlockStart: '2' } },
  'cw-pagination': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
};
