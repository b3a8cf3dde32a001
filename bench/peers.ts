import { domId } from '../src/form/fieldIds.ts';
import { ROWS_PER_PAGE } from '../src/form/records/useTable.ts';
import { claimPath, LIST } from './ours/benchBundle.ts';
import type { BenchPath } from './workloads.ts';

export type PeerName = 'floor' | 'rjsf' | 'ours';

/** How one page names what the others name too. */
export interface Peer {
  name: PeerName;
  title: string;
  /** The id of the control at a path. */
  idOf: (path: BenchPath) => string;
  /** The id of a table's row at rest, where rows at rest have no controls. */
  rowOf?: (row: number) => string;
  /** Selector of the shown errors. */
  error: string;
  /** Selector and maximum number of errors beside a table, which lists errors of its rows at rest in the summary. */
  tableErrors?: { error: string; most: number };
  submit: string;
}

/** The floor comes first: the others are given as ratios to it. */
export const PEERS: Peer[] = [
  {
    name: 'floor',
    title: 'Floor',
    idOf: (path) => path.join('_'),
    error: '.error',
    submit: '#submit',
  },
  {
    name: 'rjsf',
    title: 'RJSF',
    idOf: (path) => `root_${path.join('_')}`,
    error: 'li.text-danger',
    submit: 'button[type=submit]',
  },
  {
    name: 'ours',
    title: 'Claimwright',
    idOf: (path) => domId(claimPath(path)),
    // Long tables are shown in parts: the last row that is drawn stands for the last of all.
    rowOf: (row) => domId(`${LIST}.${Math.min(row, ROWS_PER_PAGE - 1)}`),
    error: '.cw-error p',
    // The summary lists fifty lines at most.
    tableErrors: { error: '.cw-summary-list li', most: 50 },
    submit: 'button[type=submit]',
  },
];
