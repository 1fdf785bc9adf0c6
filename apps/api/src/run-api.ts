import { openGradebook, type Gradebook } from '@greenpen/gradebook';
import { openInstallation } from '@greenpen/installation';
import { openPaperStore, openText, sealText } from '@greenpen/paper-store';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readDisk } from './admin/read-disk.ts';
import { buildApp } from './app.ts';
import type { Billing } from './billing/billing.ts';
import { createLog } from './http/log.ts';
import { createMetrics, serveMetrics } from './operations/metrics.ts';
import { openIdentity } from './identity/open-identity.ts';
import { isSetUpSecret } from './identity/set-up-link.ts';
import { openSingleSignOn } from './single-sign-on/open-single-sign-on.ts';
import { sayBeforehand } from './say-beforehand.ts';
import type { Settings } from './settings.ts';
import { isEmbeddedDatabase, isLoopbackOnly } from './settings.ts';

export type RunningApi = {
  readonly address: string;
  /** Accepts nothing new, lets what is under way end, and closes; ten seconds at most. */
  readonly stop: () => Promise<void>;
};

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const longestStopMs = 9_000;

/** Opens what the API needs and listens. */
export async function runApi(settings: Settings): Promise<RunningApi> {
  const log = createLog(settings.logLevel);
  const key = await openInstallation({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    value: settings.greenpenKey,
    mayCreate: isEmbeddedDatabase(settings.databaseUrl),
  });
  const store = await openPaperStore({ folder: join(settings.dataDir, 'files'), key });
  const gradebook = openGradebook({ databaseUrl: settings.databaseUrl, applicationName: 'greenpen-api' });
  const baseUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const identity = openIdentity({
    gradebook,
    key,
    baseUrl,
    limits: settings.sessionLimits,
    adminEmails: settings.adminEmails,
  });
  const metrics = settings.metricsPort === null ? null : createMetrics(() => gradebook.countWaiting());
  const billing = await findBilling(settings, { gradebook, baseUrl });
  const app = await buildApp({
    ports: {
      gradebook,
      store,
      sealer: { seal: (text) => sealText(key, text), open: (sealed) => openText(key, sealed) },
      identity,
      entry: {
        signUp: settings.signUp,
        mayBeFirst: (setUp) => isLoopbackOnly(settings) || isSetUpSecret(key, setUp),
        hasPasswords: settings.hasPasswords,
        needsSecondFactor: settings.needsSecondFactor,
        hasMail: settings.hasMail,
        baseUrl,
      },
      contactEmail: settings.hasMail ? settings.contactEmail : null,
      singleSignOn:
        settings.singleSignOn === null ? null : openSingleSignOn({ ...settings.singleSignOn, baseUrl }),
      now: () => new Date(),
      retentionDays: settings.retentionDays,
      readDisk: () => readDisk(settings.dataDir),
      billing,
    },
    log,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    webFolder,
    metrics,
  });
  const figures =
    metrics === null || settings.metricsPort === null
      ? null
      : await serveMetrics(metrics, settings.metricsPort);
  await sayBeforehand({ settings, key, gradebook, log, baseUrl });
  const address = await app.listen({ host: settings.host, port: settings.port });
  const close = async (): Promise<void> => {
    figures?.close();
    await gradebook.close();
  };
  return { address, stop: () => stopApi(app, close) };
}

/** The payment service's library is loaded only where it is set up. */
async function findBilling(
  { billing }: Settings,
  { gradebook, baseUrl }: { readonly gradebook: Gradebook; readonly baseUrl: string },
): Promise<Billing | null> {
  if (billing === null) return null;
  const { openBilling } = await import('./billing/open-billing.ts');
  return openBilling({ ...billing, gradebook, baseUrl });
}

async function stopApi(app: FastifyInstance, closeGradebook: () => Promise<void>): Promise<void> {
  app.log.info('stopping');
  const inOrder = app.close().then(closeGradebook);
  // Connections that were busy when closing began become idle later, and would be kept for the next request.
  const release = setInterval(() => app.server.closeIdleConnections(), 50);
  await Promise.race([inOrder, delay(longestStopMs, undefined, { ref: false })]);
  clearInterval(release);
}
