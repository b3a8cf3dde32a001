/** What one test file said of one id: that it caught the fault, that it passed, or why nothing can be told of it. */
export type Said = 'caught' | 'passed' | { why: string };

export function saidOf(
  file: string,
  id: string,
  run: { ran: Set<string>; failed: Set<string>; error?: string; unsound: string | null },
): Said;

export function verdictOf(
  id: string,
  answers: [file: string, said: Said][],
): { id: string; state: 'caught' | 'survived' | 'unclear'; why: string };
