const paper = 'packages/engine/paper';
const structure = 'packages/engine/paper-structure';
const engine = (/** @type {readonly string[]} */ ...names) => names.map((name) => `packages/engine/${name}`);
const platform = (/** @type {readonly string[]} */ ...names) =>
  names.map((name) => `packages/platform/${name}`);

/**
 * Who may import whom, for dependency-cruiser. Anything of ours that is not listed is an error.
 * Keep the table in docs/architecture.md in step with this one.
 */
const mayImport = {
  [paper]: [],
  'packages/grading': [paper],
  [structure]: [paper],
  'packages/engine/paper-extraction': [paper, structure, 'packages/grading'],
  'packages/engine/paper-checks': [paper, structure],
  'packages/engine/paper-scoring': [paper, structure, 'packages/grading'],
  'packages/engine/word-relations': [],
  'packages/engine/model-judge': [paper, structure, 'packages/grading'],
  'packages/engine/voice': [paper, 'packages/grading'],
  'packages/engine/feedback-writer': [paper, structure, 'packages/grading', ...engine('voice')],
  'packages/engine/paper-review': [
    paper,
    structure,
    'packages/grading',
    ...engine(
      'paper-extraction',
      'paper-checks',
      'paper-scoring',
      'feedback-writer',
      'model-judge',
      'voice',
      'word-relations',
    ),
  ],
  'packages/engine/returned-papers': [paper, ...engine('paper-extraction')],
  'packages/platform/api-contract': [paper, 'packages/grading'],
  'packages/platform/gradebook': [paper, 'packages/grading', ...platform('api-contract')],
  'packages/platform/paper-store': [],
  'packages/platform/identity': ['packages/grading', ...platform('api-contract', 'gradebook', 'paper-store')],
  'packages/platform/installation': platform('gradebook', 'paper-store'),
  'packages/test-papers': [paper],
  'apps/web': [paper, structure, 'packages/grading', ...platform('api-contract')],
  'apps/extension': [paper, 'packages/grading', ...platform('api-contract')],
  'apps/api': [
    paper,
    'packages/grading',
    ...engine('voice'),
    ...platform('api-contract', 'gradebook', 'identity', 'installation', 'paper-store'),
    ...engine('paper-review'),
  ],
  'apps/grading-worker': [
    paper,
    'packages/grading',
    ...platform('gradebook', 'installation', 'paper-store'),
    ...engine('paper-review', 'returned-papers', 'voice'),
  ],
  'apps/launcher': platform('installation', 'paper-store'),
};

const tests = String.raw`\.test\.tsx?$|/testing/`;

const imports = Object.entries(mayImport).map(([from, to]) => ({
  name: `${from.replaceAll('/', '-')}-imports`,
  comment: `${from} may import, of ours, only: ${to.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: tests },
  to: { path: '^(packages|apps|tools|e2e)/', pathNot: [from, ...to].map((folder) => `^${folder}/`) },
}));

module.exports = {
  forbidden: [
    ...imports,
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'front-door-only',
      comment: 'A package is entered through its src/index.ts.',
      severity: 'error',
      from: { path: '^(packages/(?:engine/|platform/)?[^/]+|apps/[^/]+)/' },
      to: { path: '^packages/', pathNot: ['/src/index\\.ts$', '^packages/[^.]+?/src/testing/', '^$1/'] },
    },
    {
      name: 'engine-knows-no-platform',
      comment: 'Reading and judging papers needs no database, no accounts and no HTTP.',
      severity: 'error',
      from: { path: '^packages/engine/' },
      to: { path: '^packages/platform/' },
    },
    {
      name: 'platform-knows-only-the-types-of-papers',
      severity: 'error',
      from: { path: '^packages/platform/' },
      to: { path: '^packages/engine/', pathNot: `^${paper}/` },
    },
    {
      name: 'features-are-apart',
      comment: 'In the web app a feature never imports another one.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-foundations-know-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(api|components|forms|hidden-names|keyboard|offline|session|theme)/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'screens-know-no-site',
      comment: 'The signed-in screens never import the pages that visitors see.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/site/' },
      to: { path: '^apps/web/src/site/' },
    },
    {
      name: 'site-knows-only-shared-parts',
      comment: 'The pages that visitors see need no sign-in: no API client and no feature of the screens.',
      severity: 'error',
      from: { path: '^apps/web/src/site/', pathNot: tests },
      to: {
        path: '^apps/web/src/',
        pathNot: [
          '^apps/web/src/(site|components|theme)/',
          '^apps/web/src/(product\\.ts|base\\.css|session/return-to\\.ts)$',
        ],
      },
    },
    {
      name: 'content-scripts-know-no-extension-page',
      comment: 'What runs in web pages imports neither the panel nor the worker, which know the key.',
      severity: 'error',
      from: { path: '^apps/extension/src/(content|page-world)/' },
      to: { path: '^apps/extension/src/(panel|options|worker)/' },
    },
    {
      name: 'pure-packages-do-no-input-or-output',
      severity: 'error',
      from: {
        path: '^packages/(grading|engine/(paper|paper-structure|paper-checks|paper-scoring|voice))/',
        pathNot: tests,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'product-code-has-no-tests-in-it',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: `${tests}|^packages/test-papers/` },
      to: { path: `^packages/test-papers/|/testing/|${tests}` },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|migrations)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
