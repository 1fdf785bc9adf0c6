// `npm test`, or a part of it: plain JavaScript for the machine's own Node, since it may run before anything is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { ensureWebBuilt } from './setup/ensure-web-built.mjs';
import { findNode } from './setup/find-node.mjs';
import { root } from './setup/root.mjs';

const bin = join(root, 'node_modules');
/** @type {ReadonlyArray<readonly [string, readonly string[]]>} */
const checks = [
  ['formatting', [join(bin, 'oxfmt/bin/oxfmt'), '--check', '.']],
  ['lint', [join(bin, 'oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.']],
  ['types', [join(bin, 'typescript/bin/tsc'), '-p', '.']],
  ['types of the web app', [join(bin, 'typescript/bin/tsc'), '-p', 'apps/web']],
  [
    'import boundaries',
    [
      join(bin, 'dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      'tools/boundaries.config.cjs',
      'packages',
      'apps',
      'tools',
      'e2e',
    ],
  ],
  ['unused code', [join(bin, 'knip/bin/knip.js')]],
];

/** One round with a small load; `npm run test:faults -- --rounds 100 --papers 200` runs more. */
const oneRound = ['--rounds', '1', '--papers', '8'];

/** The scenarios that lose or duplicate work most easily: a killed worker, everything killed, a full disk. */
const tellingScenarios = ['4', '6', '9'].flatMap((number) => ['--only', number]);

const parts = {
  check: runChecks,
  unit: () => runVitest('unit'),
  integration: () => runVitest('integration'),
  e2e: () => runBrowserTests('e2e'),
  faults: () => runFaults(suite === 'part' ? filters : [...oneRound, ...tellingScenarios]),
  'long-tests': () => runVitest('long'),
  'long-e2e': () => runBrowserTests('long-e2e'),
  'all-faults': () => runFaults(oneRound),
  changed: () => runVitest('unit', {}, ['--project', 'integration', '--changed']),
};

/** `npm test`, `npm run test:long` (what is too slow for it), or one part. */
const suites = {
  all: ['check', 'unit', 'integration', 'e2e', 'faults'],
  long: ['long-tests', 'long-e2e', 'all-faults'],
};

ensureInstalled();
const [named = 'all', ...filters] = process.argv.slice(2);
const suite = named in suites ? named : 'part';
const total = { passed: 0, failed: 0 };
/** Repeated at the end, so that the last lines of a log are enough. @type {string[]} */
const failures = [];
for (const name of suites[suite] ?? [named]) {
  if (!(name in parts)) {
    console.error(
      `There is no part "${name}": ${[...Object.keys(suites), ...Object.keys(parts)].join(', ')}.`,
    );
    process.exit(1);
  }
  const began = performance.now();
  const { passed, failed } = parts[name]();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${name}: ${passed} passed, ${failed} failed, ${Math.round((performance.now() - began) / 1000)} s`,
  );
}
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function runChecks() {
  const result = { passed: 0, failed: 0 };
  for (const [name, args] of checks) {
    const isGood = runNode(args) === 0;
    result[isGood ? 'passed' : 'failed'] += 1;
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}`);
    if (!isGood) failures.push(`- ${name}`);
  }
  return result;
}

function runBrowserTests(project) {
  ensureWebBuilt();
  return runVitest(project, { CHROMIUM_PATH: ensureChromium() });
}

/** The script prints a line for each scenario; the last one counts them. */
function runFaults(args) {
  ensureWebBuilt();
  const result = spawnSync(findNode(), ['tools/faults/run-faults.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(result.stdout);
  failures.push(...(result.stdout.match(/^FAIL .*$/gmu) ?? []).map((line) => `- ${line}`));
  const [, passed = '0', failed = '1'] = /(\d+) passed, (\d+) failed\s*$/u.exec(result.stdout) ?? [];
  return { passed: Number(passed), failed: Math.max(Number(failed), result.status === 0 ? 0 : 1) };
}

function runVitest(project, extraEnv = {}, options = []) {
  const folder = mkdtempSync(join(tmpdir(), 'greenpen-results-'));
  const report = join(folder, 'report.json');
  const vitest = join(bin, 'vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = runNode(
    [vitest, 'run', '--project', project, ...reporters, ...options, ...filters],
    extraEnv,
  );
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    for (const file of testResults) failures.push(...describeFailures(file));
    return { passed: numPassedTests, failed: status === 0 ? numFailedTests : Math.max(1, numFailedTests) };
  } catch {
    failures.push(`- ${project}: it ended without a report`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first lines of each failure; the full text is above, where the test ran. */
function describeFailures({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`- ${file}\n${shorten(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `- ${file}: ${fullName}\n${shorten(failureMessages.join('\n'))}`,
  );
}

function shorten(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}

function runNode(args, extraEnv = {}) {
  const node = findNode();
  const path = [join(bin, '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...extraEnv, PATH: path };
  return spawnSync(node, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env }).status ?? 1;
}
