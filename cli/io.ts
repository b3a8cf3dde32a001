import type { Io } from '../bundle/io.ts';

/** Error of standard output where its reader closed the pipe, as `claimwright … | head` does. */
export class ClosedPipeError extends Error {
  constructor() {
    super('The results are not read any further');
    this.name = 'ClosedPipeError';
  }
}

const faultOf = (error: NodeJS.ErrnoException): Error =>
  error.code === 'EPIPE' ? new ClosedPipeError() : error;

/** Width in columns where the output has no terminal. */
const USUAL_WIDTH = 80;

/** Creates the Io of this process: streams, folder, environment. Colour needs a terminal, and no NO_COLOR. */
export function processIo(): Io {
  const { stdout, stderr } = process;
  let fault: Error | undefined;
  stdout.on('error', (error) => {
    fault ??= faultOf(error);
  });
  stderr.on('error', () => undefined);
  return {
    out: (text) => void stdout.write(text),
    drained: () =>
      new Promise((resolve, reject) => {
        stdout.write('', (error) => {
          if (!error) return resolve();
          fault ??= faultOf(error);
          reject(fault);
        });
      }),
    err: (text) => void stderr.write(text),
    colour: Boolean(stdout.isTTY) && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
    width: stdout.columns || Number(process.env.COLUMNS) || USUAL_WIDTH,
    cwd: process.cwd(),
    program: process.argv[1] ?? '',
    environment: process.env,
  };
}
