import type { Failure } from '../../threads/failure.ts';

/** A call of the store on its way to a thread. */
export interface StoreCall {
  id: number;
  area: string;
  method: string;
  args: unknown[];
}

/** Its answer on the way back. */
export type StoreAnswer = { id: number; value: unknown } | { id: number; failure: Failure };

/** What the thread is given when it starts. */
export interface StoreThreadData {
  file: string;
  mode: 'writer' | 'reader';
  /** The number of the answer that its database is open. */
  opened: number;
}

/** What a stream gives in one call. */
export interface StreamBatch {
  values: unknown[];
  done: boolean;
}

/** The area of calls that are about a stream, not about the store. */
export const STREAMS = 'streams';
