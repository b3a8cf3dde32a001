/** The Node that everything runs on, or null: this one where it is new enough, else the one that npm brought. */
export function chosenNode(
  own: { version: string; path: string },
  findPackaged: () => string | null,
): string | null;

/** Reason why this Node cannot install the packages or run them, or null. */
export function nodeFault(version: string, platform: string): string | null;

/** Reason why the tools cannot work in this folder, or null. */
export function folderFault(folder: string): string | null;

/** Reason why the program that runs the scripts (`npm_execpath`) cannot install the packages, or null. */
export function managerFault(program: string | undefined): string | null;
