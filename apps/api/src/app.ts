import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { addressGroup, lacksSecondFactor, readApiKey } from '@greenpen/identity';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { allRoutes } from './all-routes.ts';
import { mountWebhook } from './billing/mount-webhook.ts';
import { auditRequests, recordLastSeen } from './http/audit-requests.ts';
import {
  checkOrigin,
  refuseNul,
  requireHttps,
  warnOfProxy,
  malformedRequestOptions,
  refuseExpectations,
  refuseWithoutHost,
  parseJson,
} from './http/refuse-requests.ts';
import { compileValidator, describeInvalidInWords } from './http/validation.ts';
import { connectionLimits, mountDrain } from './http/connections.ts';
import { handleErrors } from './http/handle-error.ts';
import { logRequests } from './http/log.ts';
import { assertWithin, mountRoutes } from './http/mount-routes.ts';
import { describeApi } from './http/open-api.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { formLimits } from './http/read-form.ts';
import { serveWebApp } from './http/web-app.ts';
import type { Metrics } from './operations/metrics.ts';
import { readCookie } from './identity/cookies.ts';
import { findActor } from './identity/find-actor.ts';
import { findVisitor } from './identity/find-visitor.ts';
import type { Ports } from './ports.ts';
import { mountBackChannelLogout } from './single-sign-on/mount-back-channel-logout.ts';

export type AppOptions = {
  readonly ports: Ports;
  readonly log: FastifyBaseLogger;
  /** Public origin; null if not set. */
  readonly publicUrl: string | null;
  readonly trustProxy: false | readonly string[];
  /** The built web app. */
  readonly webFolder: string;
  /** Absent if metrics are not served. */
  readonly metrics?: Metrics | null;
  /** False if this process must stop because the key was changed; called when decryption fails. */
  readonly holdsLease?: () => Promise<boolean>;
};

const mebibyte = 1024 * 1024;

/** Builds the API without listening. */
export async function buildApp({
  ports,
  log,
  publicUrl,
  trustProxy,
  webFolder,
  metrics,
  holdsLease,
}: AppOptions): Promise<FastifyInstance> {
  const isHttps = publicUrl?.startsWith('https://') ?? false;
  const app = createServer({ log, trustProxy, isHttps });
  describeInvalidInWords();
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  parseJson(app);
  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);

  auditRequests(app, ports.gradebook, ports.now);
  recordLastSeen(app, ports.gradebook);
  handleErrors(app, holdsLease);
  logRequests(app);
  metrics?.measureRequests(app);
  await addSecurityHeaders(app, isHttps);
  refuseExpectations(app, isHttps);
  refuseWithoutHost(app);
  mountDrain(app);
  requireHttps(app, { publicUrl, trustProxy });
  warnOfProxy(app, trustProxy);
  checkOrigin(app, publicUrl);
  refuseNul(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  const limitAddress = app.createRateLimit({
    max: 6000,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => addressGroup(ip),
  });
  app.addHook('onRequest', (request, reply) => assertWithin(limitAddress, request, reply));
  await app.register(multipart, { throwFileSizeLimit: false, limits: formLimits });
  await describeApi(app);
  // Registered as a plugin, so that the OpenAPI plugin above sees every route.
  await app.register((scope) => mountCalls(scope, ports));
  await serveWebApp(app, {
    folder: webFolder,
    publicUrl,
    findVisitor: (request, reply) => findVisitor(ports, request, reply),
  });
  return app;
}

type ServerOptions = Pick<AppOptions, 'log' | 'trustProxy'> & { readonly isHttps: boolean };

function createServer({ log, trustProxy, isHttps }: ServerOptions): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    // Disabled because URLs contain search terms; `logRequests` logs the route instead.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy === false ? false : [...trustProxy],
    bodyLimit: mebibyte,
    ...connectionLimits(),
    ...malformedRequestOptions(isHttps),
    // `Drain` refuses requests with an error code and a request id instead.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
}

async function mountCalls(scope: FastifyInstance, ports: Ports): Promise<void> {
  mountRoutes(scope, allRoutes(ports), {
    findActor: (request, reply) => findActor(ports, request, reply),
    lacksSecondFactor: (user) => lacksSecondFactor(ports, user.id),
    readCredential: (request) => readApiKey(request.headers) ?? readCookie(ports, request, 'session'),
    now: ports.now,
  });
  if (ports.singleSignOn !== null) {
    const { gradebook, singleSignOn } = ports;
    await mountBackChannelLogout(scope, { gradebook, singleSignOn });
  }
  if (ports.billing !== null) await mountWebhook(scope, ports.billing);
}
