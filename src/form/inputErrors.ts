import { fieldLocation, pathOfField } from './fieldIds.ts';

type Messages = Readonly<Record<string, string>>;

/** Store of the errors that inputs of a claim page report themselves, such as for a text that does not fit a mask. */
export class InputErrors {
  #all: Messages = {};
  readonly #listeners = new Set<() => void>();

  /** Sets the error of the input with this DOM id; undefined removes it. */
  readonly set = (id: string, message: string | undefined): void => {
    const { [pathOfField(fieldLocation(id))]: _before, ...others } = this.#all;
    this.#all = message === undefined ? others : { ...others, [pathOfField(fieldLocation(id))]: message };
    for (const listener of this.#listeners) listener();
  };

  /** Returns the errors by path. */
  readonly all = (): Messages => this.#all;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
