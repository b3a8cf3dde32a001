interface Packages {
  [path: string]: { version: string; optional?: boolean; devOptional?: boolean };
}

/** Tests if `installed` (npm's own record) holds each package of `lock` in its version, and if its folder exists. */
export function isInstalled(lock: Packages, installed: Packages, isThere: (path: string) => boolean): boolean;
