import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('run-command.ts', import.meta.url));
const killer = new URL('kill-at-rename.ts', import.meta.url).href;

/** Runs a command that kills itself at its `killAt`th rename or removal; false if it completed before. */
export async function killCommand(
  command: 'rotate-key' | 'restore',
  request: object,
  killAt: number,
): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', killer, runner], {
    env: { ...process.env, COMMAND: command, REQUEST: JSON.stringify(request), KILL_AT: String(killAt) },
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
