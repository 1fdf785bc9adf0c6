import { Client } from 'pg';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { GradebookOptions } from '../database.ts';

/** The channel of PostgreSQL's LISTEN and NOTIFY; a notification carries nothing, or that jobs are expected. */
export const JOBS_CHANNEL = 'grading_jobs';
export const JOBS_EXPECTED = 'expected';

export type JobListener = {
  /** A job was added, or one may have been missed. */
  readonly onJob: () => void;
  /** Somebody is about to add one. */
  readonly onExpected?: (() => void) | undefined;
};

const RECONNECT_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;
const END_TIMEOUT_MS = 1000;

/**
 * Tells of jobs in the grading queue until the signal aborts. Reconnects after an outage and never throws: it only saves a worker the wait until it next looks.
 */
export async function listenForJobs(
  options: Pick<GradebookOptions, 'databaseUrl' | 'applicationName'>,
  listener: JobListener,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await listenOnce(options, listener, signal).catch(ignore);
    await pause(RECONNECT_MS, undefined, { signal }).catch(ignore);
  }
}

async function listenOnce(
  { databaseUrl, applicationName }: Pick<GradebookOptions, 'databaseUrl' | 'applicationName'>,
  { onJob, onExpected }: JobListener,
  signal: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: `${applicationName}-jobs`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // An error of the connection also ends it; an 'error' event without a listener would end the process.
  client.on('error', ignore);
  client.on('notification', ({ payload }) => {
    if (payload === JOBS_EXPECTED) onExpected?.();
    else onJob();
  });
  const ended = once(client, 'end', { signal });
  ended.catch(ignore);
  try {
    await Promise.race([client.connect(), ended]);
    await Promise.race([client.query(`listen ${JOBS_CHANNEL}`), ended]);
    onJob();
    await ended;
  } finally {
    // A server that has disappeared never confirms the end.
    await Promise.race([client.end(), pause(END_TIMEOUT_MS)]);
  }
}

function ignore(): void {
  // The next attempt follows; until then the worker looks for jobs by itself.
}
