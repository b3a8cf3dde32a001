import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PLAIN_RJSF_ALIASES, rjsfAliases } from './rjsfAliases.config.ts';
import { LongestFirst } from './tests/longestFirst.ts';

/** RJSF as the build ships it: its parts go through vite, where the stand-ins take their places. */
const shipped = {
  environment: 'jsdom',
  server: { deps: { inline: [/@rjsf\//] } },
  setupFiles: [
    'widgets/patience.testkit.ts',
    'widgets/scrolledNowhere.testkit.ts',
    'widgets/leaveNothing.testkit.ts',
    'widgets/preloadedWidgets.testkit.ts',
    'src/form/preloadedLists.testkit.ts',
  ],
};

/** Tests that put doubles in the places of our own modules, or load these anew, each in a process of its own. */
export const ALONE = [
  'src/boot/startUp.test.ts',
  'src/form/pageForm.test.ts',
  'src/pages/lazyBlocks.test.tsx',
  'tests/sampleForms/sampleForms.test.tsx',
];

/** The same without a DOM. */
export const ALONE_IN_NODE = ['cli/commands/serve.test.ts'];

/** Stores know no DOM: but for the three that listen to a window or keep copies in it, their tests start without one. */
const WITHOUT_DOM = 'src/stores/!(mirror|session|claimPersistence).test.ts';

/** The page of the preview, which draws what the app draws. */
const PREVIEW_PAGE = 'authoring/preview/page/**/*.test.{ts,tsx}';

/** Our theme on its own is for any RJSF form: it is drawn by RJSF as it is, which the build leaves parts out of. */
const ANY_FORM = ['widgets/standaloneTheme.test.tsx', 'tests/themeGuide.test.tsx'];

/** Tests that read what code was run: the more a process has loaded, the longer that takes. */
const COVERED = ['tests/fuzz/guided/guide.test.ts'];

/**
 * What runs a second time, with RJSF's own Form: all of a page, and of its lists what RJSF hands to them and takes from
 * them. What happens within a list is the same code either way, drawn by a field of ours.
 */
const PLAIN = [
  ...ANY_FORM,
  'src/form/*.test.tsx',
  'src/form/blocks/*.test.tsx',
  'src/form/records/{RecordManager,RecordTable,DisplayRows,innerListsSaved,sharedListPages}.test.tsx',
  'src/{App,language,signIn,otherClaimant}.test.tsx',
  'src/layouts/Layout.test.tsx',
];

/** Half as many again as there are processors: a browser, its server and its test wait for each other a tenth of their time. */
const WORKERS = Math.ceil(availableParallelism() * 1.5);

/** One try, but for the test command, which lists what passed at a second one (decision 0139). */
const TRIES_IN_BROWSER = Number(process.env.TRIES_IN_BROWSER ?? 1);

/** A test that counts on time fails on a busy machine; these limits only end one that hangs. */
const shared = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // By itself a poll gives up after one second, which a browser on a busy machine may take to draw.
  expect: { poll: { timeout: 20_000 } },
  restoreMocks: true,
  maxWorkers: WORKERS,
} as const;

/**
 * Nothing but those of ALONE leaves anything behind in its process: one for many files saves their start.
 *
 * Three kinds of tests: plain ones, those that need a DOM, and those that drive the built product in a browser. The DOM
 * tests of a page run a second time with RJSF's own Form (src/form/pageForm.ts).
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    tags: [
      {
        name: 'slow',
        description:
          'takes seconds, and proves no statement alone: `npm test` leaves it out, `npm run test:all` runs it',
      },
    ],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: ['bundle/testing/removeBundles.testkit.ts'],
          include: [
            '{transforms,bundle,authoring,server,cli,schemas,openapi,settlements,scripts,bench,tests}/**/*.test.ts',
            WITHOUT_DOM,
          ],
          exclude: [
            ...['tests/e2e/**', 'tests/journeys/*.test.ts', 'tests/naughty/**', '**/node_modules/**'],
            PREVIEW_PAGE,
            ...COVERED,
            ...ALONE_IN_NODE,
          ],
        },
      },
      {
        test: { ...shared, name: 'unit-alone', environment: 'node', include: [...COVERED, ...ALONE_IN_NODE] },
      },
      {
        plugins: [rjsfAliases()],
        test: {
          ...shared,
          ...shipped,
          name: 'dom',
          isolate: false,
          include: ['{src,widgets}/**/*.test.{ts,tsx}', PREVIEW_PAGE, 'tests/**/*.test.tsx'],
          exclude: ['**/node_modules/**', WITHOUT_DOM, ...ANY_FORM, ...ALONE],
        },
      },
      {
        plugins: [rjsfAliases()],
        test: { ...shared, ...shipped, name: 'dom-alone', include: ALONE },
      },
      {
        plugins: [rjsfAliases(PLAIN_RJSF_ALIASES)],
        test: {
          ...shared,
          ...shipped,
          name: 'plain-rjsf',
          isolate: false,
          env: { VITE_PLAIN_RJSF: 'yes' },
          include: PLAIN,
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          isolate: false,
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts', 'tests/{journeys,naughty}/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            ...(process.env.JOURNEY_MINUTES ? [] : ['tests/journeys/journeys.test.ts']),
          ],
          globalSetup: ['tests/e2e/globalSetup.ts'],
          retry: TRIES_IN_BROWSER - 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
