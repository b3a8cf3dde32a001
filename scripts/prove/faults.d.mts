export interface Fault {
  ids: string[];
  part?: string;
  file: string;
  find: string;
  replace: string;
  /** The list that holds it, from the root. */
  list: string;
}
export function readFaults(root: string): Fault[];
export function faultProblems(
  root: string,
  faults: Fault[],
  requirements: { all: Set<string>; marked: string[] },
  tests: Map<string, string[]>,
): string[];
export function unprovedMarks(
  faults: Fault[],
  requirements: { all: Set<string>; marked: string[] },
): string[];
