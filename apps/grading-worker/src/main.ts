import { listNamedFiles, openGradebook } from '@greenpen/gradebook';
import {
  checkRoom,
  describeProcess,
  followLauncher,
  holdLease,
  InstallationError,
  makeDailyBackup,
  openInstallation,
} from '@greenpen/installation';
import { createRedraftPool, createReviewPool, openFeedbackModel } from '@greenpen/paper-review';
import {
  deriveSecret,
  openPaperStore,
  openText,
  PaperStoreError,
  sealText,
  type StoreKey,
} from '@greenpen/paper-store';
import type { Logger } from 'pino';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createHandlers } from './handlers.ts';
import { createLog, describeError } from './log.ts';
import { openMailer, sendQueuedMail, type MailWork } from './mail/send-mail.ts';
import { CallGate } from './model/call-gate.ts';
import { FirstAlone } from './model/first-alone.ts';
import { createWordingHash } from './jobs/wording-hash.ts';
import { createReturnPool } from './returning/return-pool.ts';
import type { InstallationModel } from './ports.ts';
import { runWorker } from './run-worker.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

const longestStopMs = 9_500;
const longestKeyWaitMs = 10_000;

/** Aborts the work's signal, and exits the process if stopping takes too long. */
class Stopping {
  readonly #controller = new AbortController();
  readonly #log: Logger;
  readonly signal = this.#controller.signal;
  exitCode = 0;

  constructor(log: Logger) {
    this.#log = log;
  }

  readonly stop = (): void => {
    if (this.signal.aborted) return;
    this.#log.info('stopping');
    this.#controller.abort();
    setTimeout(() => process.exit(this.exitCode), longestStopMs).unref();
  };

  readonly fail = (sentence: string): void => {
    process.stderr.write(`${sentence}\n`);
    this.exitCode = 1;
    this.stop();
  };
}

/** Works until it is stopped; returns the exit code. */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const stopping = new Stopping(log);
  const launcher = followLauncher(stopping.stop);
  // Runs at lower priority, so that grading does not slow down the API.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const key = await waitForKey(settings);
  const { dataDir } = settings;
  const folder = join(dataDir, 'files');
  const store = await openPaperStore({ folder, key, checkRoom: () => checkRoom({ dataDir, folder }) });
  const holder = describeProcess('greenpen-worker');
  const gradebook = openGradebook({
    databaseUrl: settings.databaseUrl,
    applicationName: holder.part,
    leaseId: holder.id,
  });
  const pool = createReviewPool({ threads: settings.threads });
  const redrafter = createRedraftPool();
  const returner = createReturnPool();
  const lease = await holdLease({ gradebook, holder, key, dataDir, onEnded: stopping.fail });
  process.on('SIGTERM', stopping.stop);
  process.on('SIGINT', stopping.stop);
  launcher.sayReady();

  const model = await openModel(settings, key);
  const open = (sealed: Uint8Array): string => openText(key, sealed);
  const handlers = createHandlers({
    gradebook,
    store,
    listNamedFiles: (names) => listNamedFiles(gradebook.database, names),
    reviewer: pool,
    redrafter,
    returner,
    seal: (text) => sealText(key, text),
    open,
    wordingHash: createWordingHash(deriveSecret(key, 'fingerprints')),
    makeDailyBackup: (signal) => makeDailyBackup({ ...settings, key, book: gradebook, signal }),
    now: () => new Date(),
    model,
  });
  const { signal } = stopping;
  await runWorker({
    gradebook,
    handlers,
    log,
    concurrency: settings.threads,
    warm: () => pool.warm('practised'),
    workMail: () => workMail(settings, { gradebook, open, log, signal }),
    model,
    signal,
  });
  await Promise.all([pool.close(), redrafter.close(), returner.close()]);
  await lease.end();
  await gradebook.close();
  return stopping.exitCode;
}

async function workMail({ mail }: Settings, work: Omit<MailWork, 'send'>): Promise<void> {
  if (mail !== null) await sendQueuedMail({ ...work, send: openMailer(mail) });
}

/** Loads the model code only if a model is configured. */
async function openModel({ model }: Settings, key: StoreKey): Promise<InstallationModel | null> {
  if (model === null) return null;
  const { dailyTokens, callSeconds, callsAtOnce, monthly } = model;
  const options = { callMs: callSeconds * 1000, secret: deriveSecret(key, 'model-prompts') };
  const [calls, firsts] = [new CallGate(callsAtOnce), new FirstAlone()];
  return { writer: await openFeedbackModel(model, options), dailyTokens, monthly, calls, firsts };
}

/** The API creates the installation's key and may start at the same time, so this waits for it. */
async function waitForKey({ dataDir, databaseUrl, greenpenKey }: Settings): Promise<StoreKey> {
  const until = performance.now() + longestKeyWaitMs;
  for (;;) {
    try {
      return await openInstallation({ dataDir, databaseUrl, value: greenpenKey, mayCreate: false });
    } catch (error) {
      const isRetryable = error instanceof PaperStoreError && error.code === 'key-missing';
      if (!isRetryable || performance.now() > until) throw error;
      await delay(100);
    }
  }
}

function sentenceOf(error: unknown): string {
  const isOurs =
    error instanceof SettingsError || error instanceof PaperStoreError || error instanceof InstallationError;
  if (isOurs) return error.message;
  const { type, code } = describeError(error);
  return `The grading worker stopped with an error (${code ?? type}).`;
}

try {
  process.exit(await main());
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
