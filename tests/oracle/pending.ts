/**
 * The vectors of what is not built yet: the file, and the requirement that it waits for. Whoever builds that takes the
 * line out; a line whose file gets its verdicts already fails the suite.
 */
export const PENDING: ReadonlyMap<string, string> = new Map<string, string>([]);
