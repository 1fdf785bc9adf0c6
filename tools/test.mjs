// `npm test`, or a part of it: plain JavaScript for the machine's own Node, since it may run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureFirefox } from './setup/ensure-firefox.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { ensureWebBuilt } from './setup/ensure-web-built.mjs';
import { findNode } from './setup/find-node.mjs';
import { root } from './setup/root.mjs';

const bin = join(root, 'node_modules');
const cache = join(bin, '.cache/checks');
const tsc = join(bin, 'typescript/bin/tsc');
const incremental = (name) => ['--incremental', '--tsBuildInfoFile', join(cache, `${name}.tsbuildinfo`)];

/**
 * Independent of each other, so two run at once; the longest come first.
 * @type {ReadonlyArray<readonly [string, readonly string[]]>}
 */
const checks = [
  ['types', [tsc, '-p', '.', ...incremental('types')]],
  ['lint', [join(bin, 'oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.']],
  [
    'import boundaries',
    [
      join(bin, 'dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      'tools/boundaries.config.cjs',
      '--cache',
      join(cache, 'boundaries'),
      '--cache-strategy',
      'content',
      'packages',
      'apps',
      'tools',
      'e2e',
    ],
  ],
  ['types of the web app', [tsc, '-p', 'apps/web', ...incremental('web-types')]],
  ['types of the extension', [tsc, '-p', 'apps/extension', ...incremental('extension-types')]],
  ['unused code', [join(bin, 'knip/bin/knip.js'), '--cache', '--cache-location', join(cache, 'knip')]],
  ['formatting', [join(bin, 'oxfmt/bin/oxfmt'), '--check', '.']],
];
const checksAtOnce = 2;

/**
 * The scenarios that lose or duplicate work most easily: a full disk, a killed worker, everything killed. They mostly
 * wait, so the others run beside the first, which takes the longest.
 */
const tellingScenarios = ['--at-once', '2', ...['9', '4', '6'].flatMap((number) => ['--only', number])];

/** What `npm run test:long` tries beyond `npm test`: ten times the examples of every property, every theme and width. */
const moreExamples = { GREENPEN_EXAMPLES: '10' };
const everyLook = { GREENPEN_LOOKS: 'all' };

const parts = {
  check: runChecks,
  unit: () => runVitest('unit'),
  integration: () => runVitest('integration'),
  e2e: () => runBrowserTests('e2e'),
  faults: () => runFaults(faultOptions.length > 0 ? faultOptions : tellingScenarios),
  'long-tests': () => runVitest('long'),
  properties: () => runVitest('unit', moreExamples, ['--project', 'integration', ...filesWith('fast-check')]),
  'long-e2e': () => runBrowserTests('long-e2e', { ...everyLook, FIREFOX_PATH: ensureFirefox() }),
  'every-look': () => runBrowserTests('e2e', everyLook, filesWith('testing/looks.ts')),
  'all-faults': () => runFaults(faultOptions),
  changed: () => runVitest('unit', {}, ['--project', 'integration', '--changed']),
};

/** `npm test`, `npm run test:long` (what is too slow for it), or one part. */
const suites = {
  all: ['check', 'unit', 'integration', 'e2e', 'faults'],
  long: ['long-tests', 'properties', 'long-e2e', 'every-look', 'all-faults'],
};

ensureInstalled();
const [named = 'all', ...filters] = process.argv.slice(2);
const suite = named in suites ? named : 'part';
/** `npm run test:faults -- --rounds 100 --papers 200` runs every scenario, with more rounds and a larger load. */
const faultOptions = suite === 'part' ? filters : [];
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
  const { passed, failed } = await parts[name]();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${name}: ${passed} passed, ${failed} failed, ${Math.round((performance.now() - began) / 1000)} s`,
  );
}
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runChecks() {
  const result = { passed: 0, failed: 0 };
  const waiting = [...checks];
  const takeTurns = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [name, args] = check;
      const { isGood, output } = await runQuietly(args);
      result[isGood ? 'passed' : 'failed'] += 1;
      console.log(`${output}${isGood ? 'ok  ' : 'FAIL'} ${name}`);
      if (!isGood) failures.push(`- ${name}`);
    }
  };
  await Promise.all(Array.from({ length: checksAtOnce }, takeTurns));
  return result;
}

/** Keeps what the program says together, since others run beside it. */
async function runQuietly(args) {
  const child = spawn(findNode(), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: envWith({}) });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { isGood: status === 0, output: status === 0 ? '' : `${output}${errors}` };
}

function runBrowserTests(project, extraEnv = {}, files = []) {
  ensureWebBuilt();
  return runVitest(project, { CHROMIUM_PATH: ensureChromium(), ...extraEnv }, files);
}

/** The test files that import a module. */
function filesWith(module) {
  return ['apps', 'packages', 'tools', 'e2e']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.(?:test|e2e)\.tsx?$/u.test(path) && !path.includes('node_modules'))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes(`${module}';`));
}

/** The script prints a line for each scenario; the last one counts them. */
function runFaults(options) {
  ensureWebBuilt();
  const result = spawnSync(findNode(), ['tools/faults/run-faults.ts', ...options], {
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
  const env = envWith(extraEnv);
  return spawnSync(findNode(), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env }).status ?? 1;
}

function envWith(extraEnv) {
  const path = [join(bin, '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, ...extraEnv, PATH: path };
}
