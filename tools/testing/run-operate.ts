import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type OperateRun = {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
};

const main = fileURLToPath(new URL('../operate/run-operate.ts', import.meta.url));

const compileCache = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

/** Runs `npm run operate -- ARGS` as a process of its own. */
export async function runOperate(args: readonly string[], env: NodeJS.ProcessEnv): Promise<OperateRun> {
  const child = spawn(process.execPath, [main, ...args], {
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  await once(child, 'close');
  return { exitCode: child.exitCode, output, errors };
}
