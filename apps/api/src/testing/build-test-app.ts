import { AppError } from '@greenpen/api-contract';
import type { Account, Gradebook } from '@greenpen/gradebook';
import { KnownDevices, waitsOfProduct } from '@greenpen/identity';
import type { PaperStore } from '@greenpen/paper-store';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import type { Actor } from '../http/actor.ts';
import { createLog } from '../http/log.ts';
import type { Ports } from '../ports.ts';
import { logSink } from './log-sink.ts';

export const testUser: Actor = {
  id: 'user-1',
  email: 'robin@example.edu',
  firstName: 'Robin',
  lastName: 'Vale',
  isAdmin: false,
  subscriptionStatus: 'trial',
  createdAt: '2026-01-01T00:00:00.000Z',
  subscriptionStartedAt: null,
  trialEndsAt: '2026-01-15T00:00:00.000Z',
};

type Fakes = {
  readonly gradebook?: { readonly [Noun in keyof Gradebook]?: Partial<Gradebook[Noun]> };
  readonly store?: Partial<PaperStore>;
  readonly user?: Actor | null;
  /** Told each time that a request's session is looked up. */
  readonly onSessionLookup?: () => void | Promise<void>;
  readonly options?: Partial<Pick<AppOptions, 'publicUrl' | 'webFolder' | 'trustProxy' | 'holdsLease'>>;
};

/** The API without a database: what a test does not give is away. */
export async function buildTestApp({
  gradebook = {},
  store = {},
  user = testUser,
  onSessionLookup,
  options = {},
}: Fakes = {}): Promise<{
  readonly app: FastifyInstance;
  readonly logged: () => string;
}> {
  const log = logSink();
  const ports: Ports = {
    gradebook: orAway(gradebook),
    store: orAway(store),
    redrafter: orAway({}),
    sealer: { seal: (text) => Buffer.from(text), open: (sealed) => Buffer.from(sealed).toString() },
    sessions: {
      open: async () => ({ status: 'signed-in', cookie: { token: 'token', maxAge: null } }),
      findAwaiting: async () => null,
      close: async () => undefined,
      find: async (token) => {
        if (token === undefined) return null;
        await onSessionLookup?.();
        if (user === null) return null;
        return { account: accountOf(user), sessionId: 'session-1', startedAt: new Date(0), cookie: null };
      },
    },
    devices: new KnownDevices('secret'),
    entry: {
      signUp: { kind: 'open' },
      mayBeFirst: () => true,
      hasPasswords: true,
      needsSecondFactor: false,
      hasMail: false,
      baseUrl: 'http://localhost:3000',
    },
    singleSignOn: null,
    contactEmail: null,
    now: () => new Date('2026-02-01T12:00:00Z'),
    waits: waitsOfProduct,
    retentionDays: 30,
    bytesPerUser: null,
    readDisk: async () => null,
    billing: null,
    model: null,
  };
  const app = await buildApp({
    ports,
    log: createLog('trace', log.stream),
    publicUrl: null,
    trustProxy: false,
    webFolder: '/nowhere',
    ...options,
  });
  return { app, logged: log.text };
}

const moment = (at: string | null): Date | null => (at === null ? null : new Date(at));

function accountOf(user: Actor): Account {
  return {
    ...user,
    name: `${user.firstName} ${user.lastName}`,
    emailVerified: true,
    createdAt: new Date(user.createdAt),
    updatedAt: new Date(user.createdAt),
    subscriptionStartedAt: moment(user.subscriptionStartedAt),
    trialEndsAt: moment(user.trialEndsAt),
    lastSeenAt: null,
    isAwaitingVerification: false,
    disabledAt: null,
    hasModelDrafts: true,
    seenModelChange: null,
  };
}

const reject = (): Promise<never> => Promise.reject(new AppError('DATABASE_UNAVAILABLE'));
const away: unknown = new Proxy(reject, { get: () => reject });

/** A port whose calls that were not given reject, and those of its repositories too. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the port
function orAway<T extends object>(given: object): T {
  const port = new Proxy(given, {
    get(target, name): unknown {
      const own: unknown = Reflect.get(target, name);
      return typeof own === 'object' && own !== null ? orAway<object>(own) : (own ?? away);
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy has an answer for every call
  return port as T;
}
