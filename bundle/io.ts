/** Standard streams and environment of a command; tests pass their own. */
export interface Io {
  /** Writes results. */
  out(text: string): void;
  /**
   * Resolves when all results are written, however slow their reader. Rejects with the error of writing: a
   * ClosedPipeError where the reader is gone.
   */
  drained(): Promise<void>;
  /** Writes diagnostics. */
  err(text: string): void;
  /** True where results are coloured. */
  colour: boolean;
  /** Columns of the terminal, for the help. */
  width: number;
  /** Folder against which relative paths of the command line are resolved. */
  cwd: string;
  /** Path of the running file as it was called; not resolved where it is a symbolic link. */
  program: string;
  /** Environment variables. */
  environment: Readonly<Record<string, string | undefined>>;
}
