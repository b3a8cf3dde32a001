/** Output of a command, and its surroundings; tests pass their own. */
export interface Io {
  /** Results. */
  out(text: string): void;
  /**
   * Resolves when all results are written, however slowly they are read. Rejects with what keeps them from it: a
   * ClosedPipeError where nobody reads them any more.
   */
  drained(): Promise<void>;
  /** Diagnostics. */
  err(text: string): void;
  /** Colours in results. */
  colour: boolean;
  /** Columns of the terminal that results are read in, for the help. */
  width: number;
  /** The folder that relative paths on the command line start from. */
  cwd: string;
  /** The running file, as it was named; of a link in a folder of programs the link. */
  program: string;
  /** The environment's variables. */
  environment: Readonly<Record<string, string | undefined>>;
}
