import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readAudit } from './read-audit.ts';

/**
 * `npm run audit`: asks the registry for known faults of what runs in production, through npm and so through its
 * settings and proxies. Ends with 0 where no serious one is known, 1 where one is, 3 where nobody could be asked.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const { stdout } = spawnSync(npm, ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
  shell: process.platform === 'win32',
});
const outcome = readAudit(stdout);
if (outcome.kind === 'not-asked') {
  process.stderr.write(
    `The registry could not be asked, so nothing is known: ${outcome.reason}\n` +
      'Run this again where the registry answers audits.\n',
  );
  process.exitCode = 3;
} else {
  const { serious, lesser } = outcome;
  for (const line of serious) process.stdout.write(`${line}\n`);
  process.stdout.write(`${serious.length} serious and ${lesser} lesser faults are known.\n`);
  process.exitCode = serious.length === 0 ? 0 : 1;
}
