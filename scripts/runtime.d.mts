interface Packages {
  [path: string]: { version: string; optional?: boolean; devOptional?: boolean };
}

/** Does `installed` (npm's own record) hold each package of `lock` in its version? */
export function isInstalled(lock: Packages, installed: Packages): boolean;
