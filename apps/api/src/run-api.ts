import { openGradebook, type Gradebook } from '@greenpen/gradebook';
import {
  isSetUpSecret,
  KnownDevices,
  openSingleSignOn,
  Sessions,
  waitsOfProduct,
  type SingleSignOn,
  setUpSecret,
} from '@greenpen/identity';
import { checkRoom, describeProcess, holdLease, openInstallation } from '@greenpen/installation';
import { createRedraftPool } from '@greenpen/paper-review';
import { deriveSecret, openPaperStore, openText, sealText, type StoreKey } from '@greenpen/paper-store';
import type { FastifyInstance, FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readDisk } from './admin/read-disk.ts';
import { buildApp } from './app.ts';
import type { Billing } from './billing/billing.ts';
import { createLog } from './http/log.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Ports } from './ports.ts';
import { isEmbeddedDatabase, isLoopbackOnly, type Settings } from './settings.ts';

export type RunningApi = {
  readonly address: string;
  /** Reports that it is not ready, then refuses new requests, lets those in progress finish, and closes. */
  readonly stop: () => Promise<void>;
};

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const longestStopMs = 9_000;

/** Opens the API's dependencies and listens. `onEnded` is called with a sentence if this process must stop. */
export async function runApi(settings: Settings, onEnded: (sentence: string) => void): Promise<RunningApi> {
  const { dataDir, databaseUrl } = settings;
  const log = createLog(settings.logLevel);
  const holder = describeProcess('greenpen-api');
  const key = await openInstallation({
    dataDir,
    databaseUrl,
    value: settings.greenpenKey,
    mayCreate: isEmbeddedDatabase(databaseUrl),
  });
  const folder = join(dataDir, 'files');
  const store = await openPaperStore({ folder, key, checkRoom: () => checkRoom({ dataDir, folder }) });
  const gradebook = openGradebook({ databaseUrl, applicationName: holder.part, leaseId: holder.id });
  const lease = await holdLease({ gradebook, holder, key, dataDir, onEnded });
  const baseUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const { metrics, serveMetrics } = await findMetrics(settings, gradebook);
  const redrafter = createRedraftPool();
  const billing = await findBilling(settings, { gradebook, baseUrl });
  const app = await buildApp({
    ports: {
      gradebook,
      store,
      redrafter,
      sealer: { seal: (text) => sealText(key, text), open: (sealed) => openText(key, sealed) },
      sessions: new Sessions({
        gradebook,
        limits: settings.sessionLimits,
        adminEmails: settings.adminEmails,
      }),
      devices: new KnownDevices(deriveSecret(key, 'known-device')),
      entry: entryOf(settings, { baseUrl, isSetUp: (token) => isSetUpSecret(key, token) }),
      contactEmail: settings.hasMail ? settings.contactEmail : null,
      singleSignOn: await findSingleSignOn(settings, baseUrl),
      now: () => new Date(),
      waits: waitsOfProduct,
      retentionDays: settings.retentionDays,
      bytesPerUser: settings.bytesPerUser,
      readDisk: () => readDisk(dataDir),
      billing,
      model: describeModel(settings),
    },
    log,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    webFolder,
    metrics,
    holdsLease: () => lease.isHeld(),
  });
  const figures = await serveMetrics();
  await printStartupNotices({ settings, key, gradebook, log, baseUrl });
  const address = await app.listen({ host: settings.host, port: settings.port });
  const close = async (): Promise<void> => {
    figures?.close();
    await redrafter.close();
    await lease.end();
    await gradebook.close();
  };
  return { address, stop: () => stopApi(app, settings.drainSeconds * 1000, close) };
}

type Place = { readonly baseUrl: string; readonly isSetUp: (token: string | undefined) => boolean };

function entryOf(settings: Settings, { baseUrl, isSetUp }: Place): Ports['entry'] {
  const { signUp, hasPasswords, needsSecondFactor, hasMail } = settings;
  return {
    signUp,
    mayBeFirst: (setUp) => isLoopbackOnly(settings) || isSetUp(setUp),
    hasPasswords,
    needsSecondFactor,
    hasMail,
    baseUrl,
  };
}

type Figures = {
  readonly metrics: Metrics | null;
  /** null if metrics are not served. */
  readonly serveMetrics: () => Promise<{ readonly close: () => void } | null>;
};

/** Loaded on demand, to save memory in installations without metrics. */
async function findMetrics({ metricsPort }: Settings, gradebook: Gradebook): Promise<Figures> {
  if (metricsPort === null) return { metrics: null, serveMetrics: async () => null };
  const { createMetrics, serveMetrics } = await import('./operations/metrics.ts');
  const metrics = createMetrics(() => gradebook.figures.countWaiting());
  return { metrics, serveMetrics: () => serveMetrics(metrics, metricsPort) };
}

/** Leaves out the API key. */
function describeModel({ model }: Settings): Ports['model'] {
  if (model === null) return null;
  const { name, host, prices, monthly, hasBatches, batchHours } = model;
  return { name, host, prices, monthly, hasBatches, batchHours };
}

async function findSingleSignOn({ singleSignOn }: Settings, baseUrl: string): Promise<SingleSignOn | null> {
  if (singleSignOn === null) return null;
  return openSingleSignOn({ ...singleSignOn, baseUrl });
}

async function findBilling(
  { billing }: Settings,
  { gradebook, baseUrl }: { readonly gradebook: Gradebook; readonly baseUrl: string },
): Promise<Billing | null> {
  if (billing === null) return null;
  const { openBilling } = await import('./billing/open-billing.ts');
  return openBilling({ ...billing, gradebook, baseUrl });
}

async function stopApi(
  app: FastifyInstance,
  drainMs: number,
  closeGradebook: () => Promise<void>,
): Promise<void> {
  app.log.info('stopping');
  app.drain.markUnready();
  await delay(drainMs);
  app.drain.refuse();
  await Promise.race([closeInOrder(app, closeGradebook), delay(longestStopMs, undefined, { ref: false })]);
}

async function closeInOrder(app: FastifyInstance, closeGradebook: () => Promise<void>): Promise<void> {
  // Connections stay open until then, so that new requests get an error response instead of a reset.
  await app.drain.untilIdle();
  const closing = app.close();
  // Connections that were busy when closing began become idle later and would be kept alive.
  const release = setInterval(() => app.server.closeIdleConnections(), 50);
  await closing;
  clearInterval(release);
  await closeGradebook();
}

type Start = {
  readonly settings: Settings;
  readonly key: StoreKey;
  readonly gradebook: { readonly accounts: Pick<Gradebook['accounts'], 'hasAny'> };
  readonly log: FastifyBaseLogger;
  readonly baseUrl: string;
};

/** Prints start-up notices for the operator on the terminal; the set-up link must never be logged. */
async function printStartupNotices({ settings, key, gradebook, log, baseUrl }: Start): Promise<void> {
  if (settings.adminEmails.length > 0 && !settings.hasMail && settings.singleSignOn === null) {
    say('ADMIN_EMAILS has no effect yet: set SMTP_URL or OIDC_ISSUER, so that addresses can be verified.');
  }
  if (isLoopbackOnly(settings)) return;
  if (settings.publicUrl?.startsWith('https://') !== true) {
    log.warn('reachable from other machines without https: set PUBLIC_URL to an https address');
    say('Passwords and papers travel unencrypted, because PUBLIC_URL is not an https address.');
  }
  if (await hasNoAccounts(gradebook))
    say(`Create the first account here: ${baseUrl}/sign-in#set-up=${setUpSecret(key)}`);
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** False also if the database is unavailable. */
async function hasNoAccounts(gradebook: Start['gradebook']): Promise<boolean> {
  try {
    return !(await gradebook.accounts.hasAny());
  } catch {
    return false;
  }
}
