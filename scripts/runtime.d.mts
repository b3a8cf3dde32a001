/** The Node that the product runs on. */
export function node(): string;

/** Environment in which `node` and the packages' own commands are found first. */
export function environment(extra?: Record<string, string>): Record<string, string>;
