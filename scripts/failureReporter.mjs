// Vitest reporter that writes the counts of a run, its failures, the tests that passed at a second try and those that did not
// run, as JSON, to the file of TEST_REPORT.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Frame of an error in the test's own file, else the innermost one that vitest knows. */
function frameOf({ stacks = [] }, file) {
  return stacks.find((frame) => frame.file === file) ?? stacks[0];
}

/** File and line of an error, as they are clicked on in a terminal. */
function placeOf(error, file) {
  const frame = frameOf(error, file);
  const path = relative(process.cwd(), frame?.file ?? file);
  return frame ? `${path}:${frame.line}` : path;
}

const failure = (kind, file, title, error) => ({
  kind,
  place: placeOf(error, file),
  title,
  error: error.message,
  diff: error.diff,
});

function* failuresOf(module) {
  const { moduleId: file, project } = module;
  const found = (title, [error]) => failure(project.name || 'test', file, title, error);
  const own = module.errors();
  if (own.length > 0) yield found('the file could not be run', own);
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0)
      yield found(`${suite.fullName} > before or after its tests`, suite.errors());
  for (const test of module.children.allTests('failed')) yield found(test.fullName, test.result().errors);
}

/** Tests that failed first and passed then, each with the error of its first try. */
const secondTriesOf = (module) =>
  [...module.children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) =>
      failure(module.project.name || 'test', module.moduleId, test.fullName, test.result().errors[0]),
    );

const NOT_RUN = /not run: ([^()>]+)/;

/** Reason of a skipped test: the note of its skip, else the one in its title or its group's, else the tag it is left out for. */
const reasonOf = (test, leavesOutSlow) =>
  test.result().note ??
  NOT_RUN.exec(test.fullName)?.[1]?.trim() ??
  (leavesOutSlow && test.tags.includes('slow') ? 'slow: `npm run test:all` runs it' : null);

/** Tests that did not run, by file and reason, and parts of tests that an annotation names. */
function leftOutOf(modules, leavesOutSlow) {
  const found = new Map();
  const add = ({ moduleId }, reason, count) => {
    const place = relative(process.cwd(), moduleId);
    const known = found.get(`${place} ${reason}`) ?? { place, reason, count: 0 };
    found.set(`${place} ${reason}`, { ...known, count: known.count + count });
  };
  for (const module of modules) {
    for (const test of module.children.allTests('skipped')) add(module, reasonOf(test, leavesOutSlow), 1);
    for (const test of module.children.allTests('passed'))
      for (const { message } of test.annotations())
        if (NOT_RUN.test(message)) add(module, NOT_RUN.exec(message)[1], 0);
  }
  return [...found.values()];
}

/** A rejection that nobody awaited, or the like: vitest knows at most the file that was being run. */
const outsideTests = (error) => failure('outside any test', error.VITEST_TEST_PATH ?? '', error.type, error);

export default class FailureReporter {
  onInit({ config }) {
    this.leavesOutSlow = config.tagsFilter?.includes('!slow') === true;
  }

  onTestRunEnd(modules, errors) {
    const count = (state) =>
      modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
    writeFileSync(
      process.env.TEST_REPORT,
      JSON.stringify({
        passed: count('passed'),
        skipped: count('skipped'),
        leftOut: leftOutOf(modules, this.leavesOutSlow),
        secondTries: modules.flatMap(secondTriesOf),
        failures: [...modules.flatMap((module) => [...failuresOf(module)]), ...errors.map(outsideTests)],
      }),
    );
  }
}
