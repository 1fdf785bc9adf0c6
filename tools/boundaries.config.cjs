/**
 * Who may import whom, for dependency-cruiser. Anything of ours that is not listed is an error.
 * The same table stands in docs/architecture.md; change both together.
 */
const mayImport = {
  'packages/paper': [],
  'packages/grading': ['packages/paper'],
  'packages/paper-extraction': ['packages/paper'],
  'packages/paper-checks': ['packages/paper'],
  'packages/paper-scoring': ['packages/paper', 'packages/grading'],
  'packages/feedback-writer': ['packages/paper', 'packages/grading'],
  'packages/paper-review': [
    'packages/paper',
    'packages/grading',
    'packages/paper-extraction',
    'packages/paper-checks',
    'packages/paper-scoring',
    'packages/feedback-writer',
  ],
  'packages/returned-papers': ['packages/paper', 'packages/paper-extraction'],
  'packages/api-contract': ['packages/paper', 'packages/grading'],
  'packages/gradebook': ['packages/paper', 'packages/grading'],
  'packages/paper-store': [],
  'packages/installation': ['packages/gradebook', 'packages/paper-store'],
  'packages/test-papers': ['packages/paper'],
  'apps/web': ['packages/api-contract', 'packages/grading', 'packages/paper'],
  'apps/api': [
    'packages/api-contract',
    'packages/grading',
    'packages/paper',
    'packages/gradebook',
    'packages/installation',
    'packages/paper-store',
  ],
  'apps/grading-worker': [
    'packages/grading',
    'packages/paper',
    'packages/gradebook',
    'packages/installation',
    'packages/paper-store',
    'packages/paper-review',
    'packages/returned-papers',
  ],
  'apps/launcher': ['packages/installation', 'packages/paper-store'],
};

const tests = String.raw`\.test\.tsx?$|/testing/`;

const imports = Object.entries(mayImport).map(([from, to]) => ({
  name: `${from.replace('/', '-')}-imports`,
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
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: ['^packages/[^/]+/src/index\\.ts$', '^packages/[^/]+/src/testing/', '^$1/$2/'],
      },
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
      from: { path: '^apps/web/src/(lib|components)/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'pure-packages-do-no-input-or-output',
      severity: 'error',
      from: { path: '^packages/(paper|grading|paper-checks|paper-scoring)/', pathNot: tests },
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
