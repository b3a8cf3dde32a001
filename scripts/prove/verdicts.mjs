// What is told of a fault, from what each test file that names its ids said while it was planted.

/** @typedef {'caught' | 'passed' | { why: string }} Said */

/**
 * What one file says of one id: 'caught', 'passed', or an object whose `why` says that nothing can be told of it.
 * `ran` and `failed`: the ids whose tests ran, and failed, with the fault; `error`: the first line of why the file
 * could not be run, if it could not; `unsound`: why its tests fail without the fault, too, or null.
 * @param {string} file
 * @param {string} id
 * @param {{ ran: Set<string>, failed: Set<string>, error?: string, unsound: string | null }} run
 * @returns {Said}
 */
export function saidOf(file, id, { ran, failed, error, unsound }) {
  if (failed.has(id))
    return unsound === null
      ? 'caught'
      : { why: `its tests in ${file} fail without the fault, too: ${unsound}` };
  if (error) return { why: `${file} could not be run: ${error}` };
  return ran.has(id) ? 'passed' : { why: `no test in ${file} that names it ran` };
}

/**
 * The verdict of one id by what its files said, a list of [file, said]: caught by the first that caught it, survived
 * only where each of its files ran and passed. A file of which nothing can be told might have caught it.
 * @param {string} id
 * @param {[file: string, said: Said][]} answers
 * @returns {{ id: string, state: 'caught' | 'survived' | 'unclear', why: string }}
 */
export function verdictOf(id, answers) {
  const by = answers.find(([, said]) => said === 'caught');
  if (by) return { id, state: 'caught', why: by[0] };
  const untold = answers.map(([, said]) => said.why).find((why) => why !== undefined);
  if (untold) return { id, state: 'unclear', why: untold };
  return answers.length
    ? { id, state: 'survived', why: '' }
    : { id, state: 'unclear', why: 'no test file names it' };
}
