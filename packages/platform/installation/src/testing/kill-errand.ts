import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('run-errand.ts', import.meta.url));
const killer = new URL('kill-at-rename.ts', import.meta.url).href;

/** Runs an errand that kills itself at its `killAt`th rename or removal; false where it came to its end before. */
export async function killErrand(
  errand: 'rotate-key' | 'restore',
  request: object,
  killAt: number,
): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', killer, runner], {
    env: { ...process.env, ERRAND: errand, REQUEST: JSON.stringify(request), KILL_AT: String(killAt) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  await once(child, 'exit');
  if (child.signalCode === 'SIGKILL') return true;
  if (child.exitCode !== 0) throw new Error(complaint);
  return false;
}
