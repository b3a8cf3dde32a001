import { DOCUMENTS } from '../../transforms/claims/recordDocuments.ts';
import { matchesFilter } from '../../transforms/claims/recordFilter.ts';
import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { documentNames } from '../../transforms/pages/savedDocuments.ts';
import type { LeafUiSchema, PageSchema, RenderBlock, RowState } from '../../transforms/pages/types.ts';
import { listed } from '../../transforms/texts/listed.ts';
import { isFigure } from '../../transforms/values/display.ts';
import { ownNameIn } from '../form/recordLabel.ts';
import { answerText } from '../form/records/answerText.ts';
import { type Answer, type AnswerFormatOptions, formatAnswer, leafOf } from './formatAnswer.ts';

/** Column of an answer table: a field of the records. */
export interface AnswerColumn {
  name: string;
  label: string;
  /** True for a column of numbers, which are aligned by their digits. */
  isNumber: boolean;
}

/** An answer in an entry of a list within a record. */
export type EntryCell = Pick<Answer, 'label' | 'value' | 'list'>;

/** Formatted field of a record; null where the field is hidden. */
type Cell = (Pick<Answer, 'value' | 'list'> & { entries?: EntryCell[][] }) | null;

/** Row of an answer table: one record. */
export interface RecordRow {
  /** Path of the record's first question: `claimTransactions.0.amount`. */
  path: string;
  number: number;
  /** Name of the record by the page's author: `Charge 2`. */
  name?: string | undefined;
  /** In the order of the columns. */
  cells: Cell[];
}

/** Table of the records of one block, for the summary and the receipt. */
export interface AnswerTable {
  kind: 'records';
  id: string;
  title: string | undefined;
  columns: AnswerColumn[];
  rows: RecordRow[];
}

type ListBlock = Extract<RenderBlock, { kind: 'recordManager' | 'recordTable' }>;

/** Returns the entries of a list within a record (C8-16), without what is not live or has no answer. */
function entriesOf(
  value: FieldValue | undefined,
  items: Record<string, LeafUiSchema>,
  states: readonly RowState[],
  read: (value: string, name: string, leaf: LeafUiSchema) => Pick<Answer, 'value' | 'list'>,
  text: AnswerFormatOptions['text'],
): EntryCell[][] {
  return (Array.isArray(value) ? value : []).map((entry, at) =>
    Object.entries(items).flatMap(([name, leaf]) => {
      const answer = states[at]?.[name]?.hidden ? '' : answerText(entry[name], leaf, text);
      return answer === '' ? [] : [{ label: leaf['ui:options'].label, ...read(answer, name, leaf) }];
    }),
  );
}

function cellsOf(
  block: ListBlock,
  leaves: readonly [string, LeafUiSchema][],
  record: ClaimRecord,
  reading: AnswerFormatOptions,
): Cell[] {
  const states = reading.rowState(block.model, record);
  return leaves.map(([name, leaf]) => {
    const mask = states[name]?.mask;
    const masked = mask === undefined ? leaf : { ...leaf, 'ui:options': { ...leaf['ui:options'], mask } };
    if (states[name]?.hidden) return null;
    const read = (answer: string, field: string, ui: LeafUiSchema) =>
      formatAnswer(answer, [block.model, field, ui], reading);
    if (leaf.items) {
      const entries = entriesOf(record[name], leaf.items, states[name]?.entries ?? [], read, reading.text);
      return { value: '', ...(entries.length > 0 && { entries }) };
    }
    const value = answerText(record[name], masked, reading.text);
    return read(value, name, leaf);
  });
}

/** Returns the table of the records that a block shows, without columns that are hidden in each of them. */
export function recordAnswers(
  page: PageSchema,
  block: ListBlock,
  claim: ClaimDocument,
  reading: AnswerFormatOptions,
): AnswerTable {
  const leaves = block.fields.flatMap((name): [string, LeafUiSchema][] => {
    const leaf = block.columns?.[name]?.ui ?? leafOf(page, block.model, name);
    return leaf && leaf['ui:widget'] !== 'confirm' ? [[name, leaf]] : [];
  });
  if (block.documents) leaves.push([DOCUMENTS, block.documents.ui]);
  const placed = placedRecordsIn(claim[block.model]).filter(({ record }) =>
    matchesFilter(block.only, record),
  );
  const rows = placed.map(({ record, index }) => {
    const documents = listed(documentNames(block, claim, record), reading.culture);
    return { index, cells: cellsOf(block, leaves, { ...record, [DOCUMENTS]: documents }, reading) };
  });
  const used = leaves.map((_, index) => rows.some(({ cells }) => cells[index] !== null));
  const asked = leaves.find(([, leaf]) => leaf['ui:widget'] !== 'value')?.[0] ?? block.fields[0] ?? '';
  return {
    kind: 'records',
    id: block.id,
    title: block.title,
    columns: leaves.flatMap(([name, leaf], index) => {
      const { label } = leaf['ui:options'];
      return used[index] ? [{ name, label, isNumber: isFigure(leaf['ui:options']) }] : [];
    }),
    rows: rows.map(({ cells, index }, position) => ({
      path: `${block.model}.${index}.${asked}`,
      number: position + 1,
      name: ownNameIn(block, position + 1),
      cells: cells.filter((_, column) => used[column]),
    })),
  };
}
