import { fileURLToPath } from 'node:url';
import type { LauncherSettings } from '../settings.ts';
import { PartLog } from './part-log.ts';
import { type SupervisedPart, supervisePart } from './supervise-part.ts';
import { get } from 'node:http';

const longestAnswerMs = 15_000;

/**
 * Small young generations keep the memory of both processes low, because most objects of a request or a paper are
 * short-lived. By default V8 lets such a small heap grow only by a third before a full collection, which then ran on
 * every third list; the API's heap may grow by two thirds.
 */
export const apiNodeOptions = [
  '--max-semi-space-size=2',
  '--max-old-space-size=160',
  '--heap-growing-percent=60',
] as const;

const quickImports = new URL('../quick-imports.ts', import.meta.url).href;

const workerNodeOptions = ['--max-semi-space-size=4'] as const;

/** Longer than API and worker need to finish requests and jobs. */
const graceMs = 12_000;

/** glibc malloc: return freed memory to the system instead of keeping one arena per thread. */
const mallocGivesBack = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536' };

const parts = [
  {
    name: 'api',
    entry: fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url)),
    nodeOptions: [...apiNodeOptions, `--import=${quickImports}`],
  },
  {
    name: 'worker',
    entry: fileURLToPath(new URL('../../../grading-worker/src/main.ts', import.meta.url)),
    nodeOptions: [...workerNodeOptions, `--import=${quickImports}`],
  },
] as const;

type StartRequest = Pick<LauncherSettings, 'dataDir' | 'host' | 'port' | 'drainSeconds'> & {
  readonly env: NodeJS.ProcessEnv;
  readonly say: (sentence: string) => void;
};

/** Starts API and worker concurrently. If one fails to start, the other is stopped and the error is thrown. */
export async function startParts(request: StartRequest): Promise<readonly SupervisedPart[]> {
  const { dataDir, host, port, drainSeconds, env, say } = request;
  const failure = new AbortController();
  const starting = parts.map(async ({ name, ...part }) => {
    // With port 0, the API's port is unknown here.
    const canProbe = name === 'api' && port !== 0;
    try {
      return await supervisePart({
        ...part,
        name,
        env: { ...env, ...mallocGivesBack },
        dataDir,
        log: new PartLog(dataDir, name),
        probe: canProbe ? () => probeLive({ host, port }) : null,
        say,
        signal: failure.signal,
        graceMs: graceMs + (name === 'api' ? drainSeconds * 1000 : 0),
      });
    } catch (error) {
      failure.abort();
      throw error;
    }
  });
  const results = await Promise.allSettled(starting);
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed === undefined) return started;
  await Promise.all(started.map((part) => part.stop()));
  throw failed.reason;
}

/** The address at which this machine reaches a server that listens on `host`. */
function reachableFrom(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

/** Whether the API responds. Any response counts, even a rate limit refusal: it shows that the process works. */
function probeLive({ host, port }: { readonly host: string; readonly port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const place = { host: reachableFrom(host), port, path: '/api/live', agent: false };
    const request = get({ ...place, timeout: longestAnswerMs }, (answer) => {
      answer.resume();
      resolve(true);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
    request.once('close', () => resolve(false));
  });
}
