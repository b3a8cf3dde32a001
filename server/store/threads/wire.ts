import type { Failure } from '../../threads/failure.ts';

/** Call of the store on its way to a thread. */
export interface StoreCall {
  id: number;
  area: string;
  method: string;
  args: unknown[];
}

/** Answer of a call. */
export type StoreAnswer = { id: number; value: unknown } | { id: number; failure: Failure };

/** Data that the thread starts with. */
export interface StoreThreadData {
  file: string;
  mode: 'writer' | 'reader';
  /** Number of the answer that its database is open. */
  opened: number;
}

/** Items of a stream in one call. */
export interface StreamBatch {
  values: unknown[];
  done: boolean;
}

/** Area of the calls on streams. */
export const STREAMS = 'streams';
