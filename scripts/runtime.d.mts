/** The Node that the product runs on. */
export function node(): string;

/** Environment in which `node` and the packages' own commands are found first. */
export function environment(extra?: Record<string, string>): Record<string, string>;

/** Runs a program of that Node to its end; its output is shown, or collected when `quiet`. */
export function run(
  args: string[],
  options?: { quiet?: boolean; env?: Record<string, string>; cwd?: string },
): Promise<{ status: number; output: string }>;
