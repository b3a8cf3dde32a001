/** Exit code of `serve`: its meaning, and true where a restart may help. */
interface Exit {
  code: number;
  meaning: string;
  restart: boolean;
}

/**
 * Exit codes of `claimwright serve`. The first three are those of every command (C5-01); the others are of sysexits.h,
 * after which a supervisor restarts.
 */
export const EXITS = {
  stopped: { code: 0, meaning: 'It was told to stop, and has.', restart: false },
  findings: { code: 1, meaning: 'The bundle has errors, which are listed.', restart: false },
  unable: {
    code: 2,
    meaning:
      'A setting, the key, a folder, a port or the database’s address will not do: the line says what to mend.',
    restart: false,
  },
  fault: { code: 70, meaning: 'A fault of Claimwright itself, with its stack trace.', restart: true },
  away: {
    code: 75,
    meaning: 'A disk, the document store or another service does not answer now.',
    restart: true,
  },
} as const satisfies Record<string, Exit>;

export type ExitName = keyof typeof EXITS;
