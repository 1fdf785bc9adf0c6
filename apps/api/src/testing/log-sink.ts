import type { DestinationStream } from 'pino';

/** Takes log lines into memory. */
export function logSink(): { readonly stream: DestinationStream; readonly text: () => string } {
  const lines: string[] = [];
  return { stream: { write: (line) => void lines.push(line) }, text: () => lines.join('') };
}
