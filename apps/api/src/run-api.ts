import { openGradebook, type Gradebook } from '@greenpen/gradebook';
import { checkRoom, describeProcess, holdLease, openInstallation } from '@greenpen/installation';
import { openPaperStore, openText, sealText } from '@greenpen/paper-store';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readDisk } from './admin/read-disk.ts';
import { buildApp } from './app.ts';
import type { Billing } from './billing/billing.ts';
import { createLog } from './http/log.ts';
import type { Metrics } from './operations/metrics.ts';
import { openIdentity } from './identity/open-identity.ts';
import { isSetUpSecret } from './identity/set-up-link.ts';
import { waitsOfProduct } from './identity/waits.ts';
import type { SingleSignOn } from './single-sign-on/open-single-sign-on.ts';
import { sayBeforehand } from './say-beforehand.ts';
import type { Ports } from './ports.ts';
import { isEmbeddedDatabase, isLoopbackOnly, type Settings } from './settings.ts';

export type RunningApi = {
  readonly address: string;
  /** Says that it is not ready, then accepts nothing new, lets what is under way end, and closes. */
  readonly stop: () => Promise<void>;
};

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const longestStopMs = 9_000;

/** Opens what the API needs and listens. `onEnded` is told, with a sentence, when this process may not go on. */
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
  const identity = openIdentity({
    gradebook,
    key,
    baseUrl,
    limits: settings.sessionLimits,
    adminEmails: settings.adminEmails,
  });
  const { metrics, serveMetrics } = await findMetrics(settings, gradebook);
  const billing = await findBilling(settings, { gradebook, baseUrl });
  const app = await buildApp({
    ports: {
      gradebook,
      store,
      sealer: { seal: (text) => sealText(key, text), open: (sealed) => openText(key, sealed) },
      identity,
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
  await sayBeforehand({ settings, key, gradebook, log, baseUrl });
  const address = await app.listen({ host: settings.host, port: settings.port });
  const close = async (): Promise<void> => {
    figures?.close();
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
  /** Null where they are not served. */
  readonly serveMetrics: () => Promise<{ readonly close: () => void } | null>;
};

/** What only some installations use is loaded by those alone, so that the others have its memory. */
async function findMetrics({ metricsPort }: Settings, gradebook: Gradebook): Promise<Figures> {
  if (metricsPort === null) return { metrics: null, serveMetrics: async () => null };
  const { createMetrics, serveMetrics } = await import('./operations/metrics.ts');
  const metrics = createMetrics(() => gradebook.figures.countWaiting());
  return { metrics, serveMetrics: () => serveMetrics(metrics, metricsPort) };
}

/** No key: screens need none. */
function describeModel({ model }: Settings): Ports['model'] {
  return model === null ? null : { name: model.name, host: model.host };
}

async function findSingleSignOn({ singleSignOn }: Settings, baseUrl: string): Promise<SingleSignOn | null> {
  if (singleSignOn === null) return null;
  const { openSingleSignOn } = await import('./single-sign-on/open-single-sign-on.ts');
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
  app.drain.sayUnready();
  await delay(drainMs);
  app.drain.refuse();
  await Promise.race([closeInOrder(app, closeGradebook), delay(longestStopMs, undefined, { ref: false })]);
}

async function closeInOrder(app: FastifyInstance, closeGradebook: () => Promise<void>): Promise<void> {
  // Until then connections stay open: what arrives on them is refused with a code and not cut off.
  await app.drain.untilIdle();
  const closing = app.close();
  // Connections that were busy when closing began become idle later, and would be kept for the next request.
  const release = setInterval(() => app.server.closeIdleConnections(), 50);
  await closing;
  clearInterval(release);
  await closeGradebook();
}
