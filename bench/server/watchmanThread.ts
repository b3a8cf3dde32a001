// A thread that wakes each millisecond, before all others of its processor, and notes when it did not.
import { parentPort, workerData } from 'node:worker_threads';
import { GAP_MS, goFirst, keepOn, type Notes, now, WATCH } from './watchmen.ts';

const { processor, state, notes } = workerData as Notes;
keepOn(String(processor));
goFirst();
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
