import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { AppError } from '@greenpen/api-contract';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { allRoutes } from './all-routes.ts';
import { mountWebhook } from './billing/mount-webhook.ts';
import { auditRequests, noteSeen } from './http/audit-requests.ts';
import { checkOrigin, refuseNul, requireHttps, warnOfProxy } from './http/refuse-requests.ts';
import { compileValidator } from './http/compile-validator.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { mountDrain } from './http/drain.ts';
import { describeInvalidInWords } from './http/describe-invalid.ts';
import { handleErrors } from './http/handle-error.ts';
import { logRequests } from './http/log.ts';
import { malformedRequestOptions, refuseExpectations, refuseWithoutHost } from './http/malformed-requests.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { describeApi } from './http/open-api.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { parseJson } from './http/parse-json.ts';
import { formLimits } from './http/read-form.ts';
import { serveWebApp } from './http/web-app.ts';
import type { Metrics } from './operations/metrics.ts';
import { findActor } from './identity/find-actor.ts';
import { lacksSecondFactor } from './identity/lacks-second-factor.ts';
import { findVisitor } from './identity/find-visitor.ts';
import type { Ports } from './ports.ts';
import { mountBackChannelLogout } from './single-sign-on/mount-back-channel-logout.ts';

export type AppOptions = {
  readonly ports: Ports;
  readonly log: FastifyBaseLogger;
  /** Origin that browsers use; null where it was not set. */
  readonly publicUrl: string | null;
  readonly trustProxy: false | readonly string[];
  /** The built web app. */
  readonly webFolder: string;
  /** Absent where nobody reads them. */
  readonly metrics?: Metrics | null;
  /** False once this process may not go on, because the key was changed; asked when something does not open. */
  readonly holdsLease?: () => Promise<boolean>;
};

const mebibyte = 1024 * 1024;

/** The whole API without `listen`. */
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
  noteSeen(app, ports.gradebook);
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
  await app.register(rateLimit, { global: false });
  const limitAddress = app.createRateLimit({ max: 6000, timeWindow: 60_000 });
  app.addHook('onRequest', async (request, reply) => {
    const limit = await limitAddress(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    reply.header('retry-after', limit.ttlInSeconds);
    throw new AppError('RATE_LIMITED');
  });
  await app.register(multipart, { throwFileSizeLimit: false, limits: formLimits });
  await describeApi(app);
  // Behind a boundary of its own, so that the description above sees every route.
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
    // Requests are logged by their route, because addresses hold what people search for.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy === false ? false : [...trustProxy],
    bodyLimit: mebibyte,
    ...connectionLimits(),
    ...malformedRequestOptions(isHttps),
    // The refusal of ours has a code and a request id.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
}

async function mountCalls(scope: FastifyInstance, ports: Ports): Promise<void> {
  mountRoutes(scope, allRoutes(ports), {
    findActor: (request, reply) => findActor(ports, request, reply),
    lacksSecondFactor: (user) => lacksSecondFactor(ports, user),
    now: ports.now,
  });
  if (ports.singleSignOn !== null) {
    const { gradebook, singleSignOn } = ports;
    await mountBackChannelLogout(scope, { gradebook, singleSignOn });
  }
  if (ports.billing !== null) await mountWebhook(scope, ports.billing);
}
