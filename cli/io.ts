import { once } from 'node:events';

/** Where a command writes, and what it may ask of its surroundings; tests hand in their own. */
export interface Io {
  /** Results. */
  out(text: string): void;
  /** Resolves when results may go on: whoever reads them slowly is waited for. */
  drained(): Promise<void>;
  /** Diagnostics. */
  err(text: string): void;
  /** Whether results may be coloured. */
  colour: boolean;
  /** The folder that relative paths on the command line start from. */
  cwd: string;
  /** The environment's variables. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** The process's own streams: colour only on a terminal and never with NO_COLOR. */
export function processIo(): Io {
  return {
    out: (text) => void process.stdout.write(text),
    drained: async () => {
      if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
    },
    err: (text) => void process.stderr.write(text),
    colour: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
    cwd: process.cwd(),
    environment: process.env,
  };
}
