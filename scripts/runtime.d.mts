interface Packages {
  [path: string]: { version: string; optional?: boolean; devOptional?: boolean };
}

/** Does `installed` (npm's own record) hold each package of `lock` in its version, and is its folder there? */
export function isInstalled(lock: Packages, installed: Packages, isThere: (path: string) => boolean): boolean;

/** What stands in the way of a Node of this version on this platform (`linux-x64`), or null. */
export function nodeFault(version: string, platform: string): string | null;

/** The Node that the product runs on. */
export function node(): string;

/** Environment in which `node` and the packages' own commands are found first. */
export function environment(extra?: Record<string, string>): Record<string, string>;
