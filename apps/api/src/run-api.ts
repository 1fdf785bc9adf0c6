import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { hasAccounts, identitySchema, openGradebook, settleAccount } from '@greenpen/gradebook';
import { deriveSecret, loadOrCreateKey, openPaperStore, openText, sealText } from '@greenpen/paper-store';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { createLog } from './http/log.ts';
import { createMetrics, serveMetrics } from './operations/metrics.ts';
import { createIdentity } from './identity/identity.ts';
import type { Settings } from './settings.ts';
import { isEmbeddedDatabase, isLoopbackOnly } from './settings.ts';

export type RunningApi = {
  readonly address: string;
  /** Accepts nothing new, lets what is under way end, and closes; ten seconds at most. */
  readonly stop: () => Promise<void>;
};

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const longestStopMs = 9_000;
const trialMs = 14 * 24 * 60 * 60 * 1000;

/** Opens what the API needs and listens. */
export async function runApi(settings: Settings): Promise<RunningApi> {
  const log = createLog(settings.logLevel);
  const key = await loadOrCreateKey({
    dataDir: settings.dataDir,
    value: settings.greenpenKey,
    mayCreate: isEmbeddedDatabase(settings.databaseUrl),
  });
  const store = await openPaperStore({ folder: join(settings.dataDir, 'files'), key });
  const gradebook = openGradebook({ databaseUrl: settings.databaseUrl, applicationName: 'greenpen-api' });
  const identity = createIdentity({
    database: drizzleAdapter(gradebook.database, {
      provider: 'pg',
      schema: identitySchema,
      transaction: true,
    }),
    secret: deriveSecret(key, 'session'),
    baseUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
    signUp: settings.signUp,
    mayBeFirst: async () => isLoopbackOnly(settings) && !(await hasAccounts(gradebook.database)),
    settleAccount: (userId) =>
      settleAccount(gradebook.database, { userId, mayAdminister: isLoopbackOnly(settings) }),
    trialEndsAt: () => new Date(Date.now() + trialMs),
  });
  const metrics = settings.metricsPort === null ? null : createMetrics(() => gradebook.countWaiting());
  const app = await buildApp({
    ports: {
      gradebook,
      store,
      sealer: { seal: (text) => sealText(key, text), open: (sealed) => openText(key, sealed) },
      identity,
      now: () => new Date(),
      retentionDays: settings.retentionDays,
    },
    log,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    webFolder,
    metrics,
  });
  if (!isLoopbackOnly(settings) && settings.publicUrl?.startsWith('https://') !== true) {
    log.warn('reachable from other machines without https: set PUBLIC_URL to an https address');
  }
  const figures =
    metrics === null || settings.metricsPort === null
      ? null
      : await serveMetrics(metrics, settings.metricsPort);
  const address = await app.listen({ host: settings.host, port: settings.port });
  const close = async (): Promise<void> => {
    figures?.close();
    await gradebook.close();
  };
  return { address, stop: () => stopApi(app, close) };
}

async function stopApi(app: FastifyInstance, closeGradebook: () => Promise<void>): Promise<void> {
  app.log.info('stopping');
  const inOrder = app.close().then(closeGradebook);
  // Connections that were busy when closing began become idle later, and would be kept for the next request.
  const release = setInterval(() => app.server.closeIdleConnections(), 50);
  await Promise.race([inOrder, delay(longestStopMs, undefined, { ref: false })]);
  clearInterval(release);
}
