import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first. Without times of an earlier run vitest goes by the size of a file, which
 * tells nothing of its time; one that begins last lets all processors but one wait for it.
 */
const LONGEST = [
  'e2e/accessibility/samples',
  'e2e/accessibility/pages',
  'journeys/drawn',
  'e2e/sampleClaims',
  'e2e/fileClaim',
  'e2e/gallery',
  'e2e/captcha/captcha',
  'journeys/found',
  'naughty/inBrowser',
  'e2e/joints/lists',
  'e2e/floor/oldestChromium',
  'e2e/preview',
  'e2e/firstView',
  'e2e/submissions',
  'e2e/joints/wholeApp',
  'server/store/sqliteStore',
  'tests/agreement/determinism',
  'contracts/casesCommand',
  'contracts/browsers',
  'contracts/inNode',
  'browser/findBrowser',
  'oracle/bundles',
  'cli/testing/authoring',
  'examples/ownDescription',
  'settlements/bundles',
  'bundle/describeSettlement',
  'agreement/parts',
  'bundle/validateBundle',
  'claims/sampleCases',
  'server/store/postgresStore',
  'http/everyAnswer',
  'faults/powerCut',
  'server/startedModules',
  'server/store/threads/threadedStore',
];

function rank({ moduleId }: TestSpecification): number {
  const found = LONGEST.findIndex((name) => moduleId.includes(`${name}.test.`));
  return found === -1 ? LONGEST.length : found;
}

/** Browser tests first, as they are the longest; then the other projects as vitest has them, each the longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const turn = ({ project: { name } }: TestSpecification) => (name === 'e2e' ? -1 : projects.indexOf(name));
    return sorted.sort((a, b) => turn(a) - turn(b) || rank(a) - rank(b));
  }
}
