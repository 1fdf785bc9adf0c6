import type { DestinationStream } from 'pino';

/** Collects log lines in memory. */
export function logSink(): { readonly stream: DestinationStream; readonly text: () => string } {
  const lines: string[] = [];
  return { stream: { write: (line) => void lines.push(line) }, text: () => lines.join('') };
}
