import type { Visit } from './measure.ts';
import type { Peer, PeerName } from './peers.ts';
import type { WorkloadId } from './workloads.ts';

export interface Figures extends Visit {
  script: number;
  module: number;
}

export type Results = Record<WorkloadId, Partial<Record<PeerName, Figures>>>;

const MEASURES: [keyof Figures, string, digits: number][] = [
  ['script', 'script, KB Brotli', 1],
  ['module', 'validator module, KB', 1],
  ['ready', 'ready to type, ms', 0],
  ['key', 'main thread a key, ms', 2],
  ['toggle', 'show or hide, ms', 1],
  ['submit', 'submit with errors, ms', 1],
  ['heap', 'heap after load, MB', 1],
];

const cell = (value: number, floor: number, digits: number, isFloor: boolean): string =>
  isFloor || floor === 0 ? value.toFixed(digits) : `${value.toFixed(digits)} (${(value / floor).toFixed(2)})`;

/** One table a workload: a row a measure, a column a page, the ratio to the floor in brackets. */
export function reportOf(results: Partial<Results>, peers: Peer[]): string {
  return Object.entries(results)
    .map(([id, byPeer]) => {
      const shown = peers.filter(({ name }) => byPeer[name]);
      const head = [`${id}`.padEnd(24), ...shown.map(({ title }) => title.padStart(16))].join('');
      const rows = MEASURES.map(([measure, title, digits]) => {
        const floor = byPeer.floor?.[measure] ?? Number.NaN;
        const cells = shown.map(({ name }) => {
          const value = byPeer[name]?.[measure] ?? Number.NaN;
          return cell(value, floor, digits, name === 'floor').padStart(16);
        });
        return [title.padEnd(24), ...cells].join('');
      });
      return [head, ...rows].join('\n');
    })
    .join('\n\n');
}
