import { run } from '../main.ts';

/** Output and exit code of a command line. */
export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** Runs a command line in this process, for tests. */
export async function runCli(
  words: string[],
  options: {
    cwd?: string;
    colour?: boolean;
    width?: number;
    program?: string;
    environment?: Record<string, string>;
  } = {},
): Promise<Outcome> {
  const printed = { out: '', err: '' };
  const code = await run(words, {
    out: (text) => {
      printed.out += text;
    },
    drained: async () => undefined,
    err: (text) => {
      printed.err += text;
    },
    colour: options.colour ?? false,
    width: options.width ?? Number.POSITIVE_INFINITY,
    cwd: options.cwd ?? process.cwd(),
    program: options.program ?? '/usr/local/bin/claimwright',
    environment: options.environment ?? { PATH: '/usr/local/bin' },
  });
  return { code, ...printed };
}
