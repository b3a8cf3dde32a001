// End of a run of checks and tests: failures, tests that passed at a second try, tests that did not run, and the plain line
// `N passed, N failed`.
import { stripVTControlCharacters } from 'node:util';

const MOST_LISTED = 40;
const LONGEST_ERROR = 200;
const MOST_CHANGED = 12;

/** First line of an error with anything in it, without colours. */
function firstLine(error) {
  const lines = stripVTControlCharacters(error).split('\n');
  return (lines.find((line) => line.trim() !== '') ?? '').trim().slice(0, LONGEST_ERROR);
}

/** Lines of a diff that differ, without colours. */
const changedLines = (diff) =>
  stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => /^[-+](?! Expected| Received)/.test(line))
    .slice(0, MOST_CHANGED);

function* linesOf({ kind, place, title, error, diff = '' }, showsDiff) {
  yield `  ${[kind, place, title].filter(Boolean).join('  ')}`;
  yield `      ${firstLine(error)}`;
  if (showsDiff) for (const line of changedLines(diff)) yield `      ${line.slice(0, LONGEST_ERROR)}`;
}

/**
 * Lines that name each failure `{ kind, place?, title, error, diff? }`, the first forty of them; none where nothing failed.
 * Shows the diff where vitest has printed none: of tests that passed at a second try.
 */
export function listFailures(failures, heading = 'What failed:', showsDiff = false) {
  if (failures.length === 0) return [];
  const left = failures.length - MOST_LISTED;
  return [
    '',
    heading,
    ...failures.slice(0, MOST_LISTED).flatMap((failure) => [...linesOf(failure, showsDiff)]),
    ...(left > 0 ? [`  and ${left} more`] : []),
    '',
  ];
}

/** Lines about tests that did not run `{ place, reason, count }`. */
const listLeftOut = (leftOut) =>
  leftOut.length === 0
    ? []
    : [
        '',
        'What did not run:',
        ...leftOut.map(
          ({ place, reason, count }) =>
            `  ${count || 'a part'}  ${place}  ${reason ?? 'nobody has said why'}`,
        ),
        '',
      ];

/** Prints how the run ended, and sets the exit code by it. */
export function close({ passed, failures, skipped = 0, leftOut = [], secondTries = [] }) {
  for (const line of listLeftOut(leftOut)) console.log(line);
  for (const line of listFailures(secondTries, 'What failed first and passed then:', true)) console.log(line);
  for (const line of listFailures(failures)) console.log(line);
  if (skipped) console.log(`${skipped} not run`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
