/** Paths of all files that git keeps or would keep, from `root` on, with slashes. */
export function projectFiles(root: string): string[];

/** Everything below `root` that .gitignore does not name. */
export function withoutGit(root: string): string[];
