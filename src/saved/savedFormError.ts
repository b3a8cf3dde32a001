/** Reason for which a file or a draft is not opened as a saved form. */
export type SavedFormFault =
  /** File that is no form saved here. */
  | 'notSaved'
  /** Saved form that was changed or cut. */
  | 'damaged'
  /** A later version of the product has written it. */
  | 'newer'
  | 'otherSettlement'
  | 'otherForm'
  /** File whose bytes the device does not give. */
  | 'unreadable'
  /** File that is larger than any saved form. */
  | 'tooLarge';

/** Error of a file or a draft that is not opened as a saved form. */
export class SavedFormError extends Error {
  readonly fault: SavedFormFault;
  /** Address of the other settlement's website, for `otherSettlement`. */
  readonly settlement: string | undefined;

  constructor(
    fault: SavedFormFault,
    { settlement, ...options }: ErrorOptions & { settlement?: string } = {},
  ) {
    super(`saved form: ${fault}`, options);
    this.name = 'SavedFormError';
    this.fault = fault;
    this.settlement = settlement;
  }
}
