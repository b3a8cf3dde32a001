import type { Command } from '../command.ts';

/** A command's line in the overview; its code is loaded when it is called. */
export interface CommandEntry {
  summary: string;
  load(): Promise<Command>;
}

/** Every command, in the order of the overview. */
export const COMMANDS: Record<string, CommandEntry> = {
  validate: {
    summary: 'Check bundles offline and list every finding.',
    load: async () => (await import('./validate.ts')).validate,
  },
  cases: {
    summary: 'Judge the claims of case files against their expected verdicts.',
    load: async () => (await import('./cases.ts')).cases,
  },
};
