interface Packages {
  [path: string]: { version: string; optional?: boolean; devOptional?: boolean };
}

/** Does `installed` (npm's own record) hold each package of `lock` in its version, and is its folder there? */
export function isInstalled(lock: Packages, installed: Packages, isThere: (path: string) => boolean): boolean;
