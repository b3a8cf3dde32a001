/**
 * Which folder may import what: deny by default. An import that no entry of `allowed` names fails the check,
 * so a new folder or a new library is closed until it is listed here. tests/architecture.test.ts proves that
 * each ban bites.
 */

const test = '(^tests/|\\.test\\.tsx?$|\\.testkit\\.tsx?$)';
const ui = [
  'react',
  'react-dom',
  'react-imask',
  'react-datepicker',
  'imask',
  'valtio',
  'wouter',
  '@chakra-ui',
  '@emotion',
  '@ark-ui',
  '@floating-ui',
  '@rjsf',
  'altcha',
  'altcha-lib',
  'openapi-fetch',
  '@testing-library',
];

/** Matches the resolved path of any of these packages, or of any package of such a scope. */
const packages = (...names) => `node_modules/(?:@types/)?(?:${names.join('|')})(?:/|$)`;
const core = { dependencyTypes: ['core'] };

/** One arrow: files of `folder` that are no tests may import `to`. */
const arrow = (folder, to) => ({
  from: { path: `^${folder}/`, pathNot: test },
  to: { pathNot: test, ...to },
});

/** `folder` may look into itself and into each of these rooms. */
const rooms = (folder, ...others) => arrow(folder, { path: `^(?:${[folder, ...others].join('|')})/` });
const library = (folder, ...names) => arrow(folder, { path: packages(...names) });

/** Libraries whose components run on authors' pages alone. */
const chakra = ['@chakra-ui', '@emotion'];
/** Sources of the themes' stylesheets, which the build writes by Chakra. */
const themeSources = '^src/themes/(?:(?:system|emitCss)\\.ts$|recipes/|tokens/)';

/** Rooms and libraries that the app may import. */
const appRooms = ['transforms', 'widgets', 'schemas', 'openapi'];
const appLibraries = [...ui.filter((name) => !chakra.includes(name)), 'date-fns', 'date-fns-tz'];

/** Pure code that page and server of the preview share, its page, and all of `authoring/` that runs in Node. */
const protocol = 'authoring/preview/protocol';
const page = 'authoring/preview/page';
const authoring = 'authoring(?!/preview/(?:protocol|page)/)';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Modules that import each other cannot be understood one at a time. Type imports do not count.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that resolves to no file fails here rather than when the page loads.',
      severity: 'error',
      from: {},
      // The names under which a compiled validator asks for its runtime are no files.
      to: { couldNotResolve: true, pathNot: '^#claimwright/' },
    },
    {
      name: 'no-rjsf-validator-in-the-product',
      comment: 'Ajv at run time needs unsafe-eval: only tests and benchmarks may load the stock validator.',
      severity: 'error',
      from: { path: '^(src|widgets|transforms|bundle|authoring|server|cli)/', pathNot: test },
      // The precompiled one brings no Ajv.
      to: {
        path: packages('@rjsf/validator-ajv8'),
        pathNot: '@rjsf/validator-ajv8/(?:lib|dist)/(?:precompiledValidator|types)\\.(?:c?js|d\\.ts)$',
      },
    },
    {
      name: 'no-translations-in-the-page',
      comment:
        'The page has English; other cultures come from the server, merged with the settlement’s content.',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: test },
      // Languages have names of two or three letters, other files there longer ones.
      to: { path: '^transforms/texts/(?:builtIn|(?!en\\b)[a-z]{2,3})\\b' },
    },
    {
      name: 'no-preview-in-the-app',
      comment: 'What authors get beside the page is a build of its own: claimants get none of it.',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: test },
      to: { path: '^authoring/preview/' },
    },
    {
      name: 'no-chakra-in-the-app',
      comment: 'Chakra’s components would weigh on every claimant: the app has the themes’ stylesheets.',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: [test, themeSources] },
      to: { path: themeSources },
    },
    {
      name: 'no-tables-of-authors-in-the-page',
      comment:
        'What authors’ tools have of a rule or a condition beside its judgement would weigh on every claimant.',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: test },
      to: { path: '^transforms/(vocabulary/authoring|[^/]+/[^/]+\\.author)\\.ts$', reachable: true },
    },
    {
      name: 'ground-lies-below',
      comment:
        'The types of claims, plans and conditions are imported by all of transforms/, and import none of it.',
      severity: 'error',
      from: { path: '^transforms/ground/', pathNot: test },
      to: { path: '^transforms/(?!ground/|values/)' },
    },
    {
      name: 'no-app-in-widgets',
      comment: 'Widgets are drawn, and tested, in any RJSF form: neither they nor their tests need the app.',
      severity: 'error',
      from: { path: '^widgets/' },
      to: { path: '^src/' },
    },
  ],
  allowedSeverity: 'error',
  allowed: [
    { from: { path: test }, to: {} },
    { from: { path: '^[^/]+\\.(ts|mjs|cjs|js)$' }, to: {} },
    { from: { path: '^(bench|scripts)/' }, to: { pathNot: test } },
    { from: { path: '^bench/' }, to: { path: '^tests/browser/' } },
    { from: { path: '^bench/server/' }, to: { path: '^server/testing/' } },
    { from: { path: '^bench/largeBundle' }, to: { path: '^authoring/editor/languageServer/testing/' } },
    { from: { path: '^bench/(lists/|nextPage)' }, to: { path: '^(tests/e2e|bundle/testing)/' } },
    { from: { path: '^bench/served' }, to: { path: '^tests/e2e/' } },

    rooms('openapi'),
    rooms('schemas'),
    // Compiled validators ask for single functions of Ajv.
    library('schemas', 'ajv', 'ajv-formats'),

    rooms('transforms', 'schemas'),
    arrow('transforms', { path: '^openapi/', dependencyTypes: ['type-only'] }),
    library(
      'transforms',
      'ajv',
      'ajv-formats',
      'ajv-errors',
      'canonicalize',
      'date-fns',
      'date-fns-tz',
      '@date-fns/utc',
      'fflate',
      'ibantools',
      'libphonenumber-js',
    ),

    rooms(
      'widgets',
      'schemas',
      'transforms/documents',
      'transforms/masks',
      'transforms/texts',
      'transforms/values',
    ),
    library(
      'widgets',
      '@rjsf/utils',
      ...ui.filter((name) => !['@rjsf', 'openapi-fetch', ...chakra].includes(name)),
      'date-fns',
    ),
    // What claims do not have is drawn by RJSF's own parts, which no page loads.
    { from: { path: '^widgets/standaloneTheme\\.tsx$' }, to: { path: packages('@rjsf/core') } },

    rooms('src', ...appRooms),
    library('src', ...appLibraries),
    { from: { path: themeSources, pathNot: test }, to: { path: packages('@chakra-ui') } },

    rooms('bundle', 'transforms', 'schemas'),
    arrow('bundle', core),
    library('bundle', 'ajv', 'ajv-formats', 'csv-parse', 'jsonc-parser', '@eslint-community/regexpp'),

    rooms('server', 'bundle', 'transforms', 'schemas', 'openapi'),
    arrow('server', core),
    arrow('server', {
      path: 'node_modules/',
      pathNot: packages(...ui.filter((name) => !name.startsWith('altcha'))),
    }),

    rooms(authoring, 'bundle', 'transforms', 'schemas', 'server'),
    arrow(authoring, core),
    arrow(authoring, { path: 'node_modules/', pathNot: packages(...ui) }),
    arrow(authoring, { path: '^package\\.json$' }),

    rooms(protocol, 'transforms'),
    rooms('authoring/preview/server', protocol),
    rooms(page, protocol, 'src', ...appRooms),
    library(page, ...appLibraries, ...chakra),

    rooms('cli', authoring, 'bundle', 'transforms', 'schemas', 'server'),
    arrow('cli', core),
    arrow('cli', { path: 'node_modules/', pathNot: packages(...ui) }),
    arrow('cli', { path: '^package\\.json$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|dist-preview|package|coverage|\\.claimwright)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
