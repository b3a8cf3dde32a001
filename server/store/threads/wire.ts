import type { Failure } from '../../threads/failure.ts';

/** Message that calls a method of the store on a thread. */
export interface StoreCall {
  id: number;
  area: string;
  method: string;
  args: unknown[];
}

/** Message with the result of a call. */
export type StoreAnswer = { id: number; value: unknown } | { id: number; failure: Failure };

/** Initial data of a thread of the store. */
export interface StoreThreadData {
  file: string;
  mode: 'writer' | 'reader';
  /** Id of the message that its database is open. */
  opened: number;
}

/** Items of a stream in one call. */
export interface StreamBatch {
  values: unknown[];
  done: boolean;
}

/** Area name of the calls that read streams. */
export const STREAMS = 'streams';
