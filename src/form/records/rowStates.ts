import { useSyncExternalStore } from 'react';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import type { RowState } from '../../../transforms/pages/types.ts';

/** Function that returns the states of the fields of a saved record; another one after each change of the claim. */
export type ReadRowState = (model: ModelName, index: number) => RowState;

const NO_STATES: ReadRowState = () => ({});

/** Store of the page's current `ReadRowState`, to which lists subscribe whose own data did not change. */
export class RowStates {
  #read: ReadRowState;
  readonly #listeners = new Set<() => void>();

  constructor(read: ReadRowState = NO_STATES) {
    this.#read = read;
  }

  /** Sets the function after a render of the page. */
  readonly set = (read: ReadRowState = NO_STATES): void => {
    if (read === this.#read) return;
    this.#read = read;
    for (const listener of this.#listeners) listener();
  };

  readonly read = (): ReadRowState => this.#read;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** Hook that returns the page's `ReadRowState`; the component renders again after each change of the claim. */
export function useRowState(states: RowStates): ReadRowState {
  const { subscribe, read } = states;
  return useSyncExternalStore(subscribe, read, read);
}
