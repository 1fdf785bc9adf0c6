import { get } from 'node:http';

const longestAnswerMs = 15_000;

/** Where this machine reaches a server that listens on `host`. */
function reachableFrom(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

/**
 * Whether the API at this place answers at all. Any answer counts, a refusal for too many requests included: it shows
 * that the process still works.
 */
export function probeLive({
  host,
  port,
}: {
  readonly host: string;
  readonly port: number;
}): Promise<boolean> {
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
