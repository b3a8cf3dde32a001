// A thread that wakes each millisecond on one processor, before all others there, and notes when it did not.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { GAP_MS, type Notes, now, WATCH } from './watchmen.ts';

const { state, notes, processor } = workerData as Notes;

const [own = ''] = readFileSync('/proc/thread-self/stat', 'latin1').split(' ');
execFileSync('taskset', ['-cp', String(processor), own]);
setPriority(Number(own), constants.priority.PRIORITY_HIGHEST);
parentPort?.postMessage('posted');

const places = notes.length / 2;
let noted = 0;
for (;;) {
  Atomics.wait(state, 0, 1 - WATCH);
  for (let last = now(); Atomics.load(state, 0) === WATCH; ) {
    Atomics.wait(state, 0, WATCH, 1);
    const woke = now();
    if (woke - last > GAP_MS) {
      notes.set([last, woke], 2 * (noted % places));
      noted += 1;
    }
    last = woke;
  }
}
