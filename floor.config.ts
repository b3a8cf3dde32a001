import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of browserslist, as the build's targets have them; Chrome for Android and Samsung's browser are Chromium. */
const TARGETS: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The oldest browsers that file a claim (C17-01), as targets of the build: `chrome88`, `safari15.4`. They stand in
 * package.json, under `browserslist`, each as `chrome >= 88`.
 */
export function floorTargets(): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    browserslist: readonly string[];
  };
  return browserslist.flatMap((line) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const target = TARGETS[name];
    return target ? [`${target}${version}`] : [];
  });
}
