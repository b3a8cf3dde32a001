/** Where a command writes, and what it may ask of its surroundings; tests hand in their own. */
export interface Io {
  /** Results. */
  out(text: string): void;
  /** Diagnostics. */
  err(text: string): void;
  /** Whether results may be coloured. */
  colour: boolean;
  /** The folder that relative paths on the command line start from. */
  cwd: string;
}

/** The process's own streams: colour only on a terminal and never with NO_COLOR. */
export function processIo(): Io {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    colour: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
    cwd: process.cwd(),
  };
}
