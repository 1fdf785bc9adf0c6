import { openGradebook, type Gradebook } from '@greenpen/gradebook';
import { createTestDatabase } from '@greenpen/gradebook/testing';
import {
  KnownDevices,
  type SessionLimits,
  Sessions,
  type Waits,
  hashing,
  type SignUp,
} from '@greenpen/identity';
import {
  deriveSecret,
  loadOrCreateKey,
  openPaperStore,
  openText,
  sealText,
  type PaperStore,
} from '@greenpen/paper-store';
import { redraftStored } from '@greenpen/paper-review';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { createLog } from '../http/log.ts';
import type { Ports } from '../ports.ts';
import { logSink } from './log-sink.ts';

export type TestAccount = {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
  readonly call: (request: InjectOptions) => Promise<LightMyRequestResponse>;
};

export type TestApi = {
  readonly app: FastifyInstance;
  readonly gradebook: Gradebook;
  readonly store: PaperStore;
  readonly storeFolder: string;
  readonly seal: (text: string) => Uint8Array;
  readonly open: (sealed: Uint8Array) => string;
  /** What the log got so far. */
  readonly logged: () => string;
  readonly signUp: (name?: string) => Promise<TestAccount>;
  readonly stop: () => Promise<void>;
};

export type TestApiOptions = {
  readonly serverUrl: string;
  readonly signUp?: SignUp;
  readonly publicUrl?: string | null;
  readonly trustProxy?: false | readonly string[];
  readonly isLoopbackOnly?: boolean;
  readonly limits?: SessionLimits;
  readonly waits?: Waits;
  readonly hasPasswords?: boolean;
  readonly needsSecondFactor?: boolean;
  readonly hasMail?: boolean;
  readonly singleSignOn?: Ports['singleSignOn'];
  readonly adminEmails?: readonly string[];
  readonly changePorts?: (ports: Ports) => Ports;
};

const password = 'a password that is long enough';

/** Of the link that the terminal prints where the server can be reached from outside. */
export const setUpToken = 'set-up-token';

hashing.cost = { log2n: 10, blockSize: 8, parallel: 1 };

const daySeconds = 24 * 60 * 60;

/** The whole API on a fresh database of the test run's server and a store in a temporary folder. */
export async function startTestApi(options: TestApiOptions): Promise<TestApi> {
  const { serverUrl, publicUrl = null, isLoopbackOnly = true, changePorts = (ports) => ports } = options;
  const testDatabase = await createTestDatabase(serverUrl);
  const { databaseUrl } = testDatabase;
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-api-'));
  const key = await loadOrCreateKey({ dataDir, value: null, mayCreate: true });
  const storeFolder = join(dataDir, 'files');
  const store = await openPaperStore({ folder: storeFolder, key });
  const gradebook = openGradebook({ databaseUrl, applicationName: 'greenpen-test' });
  const log = logSink();
  const baseUrl = publicUrl ?? 'http://localhost:3000';
  const seal = (text: string): Uint8Array => sealText(key, text);
  const open = (sealed: Uint8Array): string => openText(key, sealed);
  const app = await buildApp({
    ports: changePorts({
      gradebook,
      store,
      redrafter: { redraft: redraftStored },
      sealer: { seal, open },
      sessions: new Sessions({
        gradebook,
        limits: options.limits ?? { idleSeconds: 7 * daySeconds, longestSeconds: 30 * daySeconds },
        adminEmails: options.adminEmails ?? [],
      }),
      devices: new KnownDevices(deriveSecret(key, 'known-device')),
      entry: {
        signUp: options.signUp ?? { kind: 'open' },
        mayBeFirst: (setUp) => isLoopbackOnly || setUp === setUpToken,
        hasPasswords: options.hasPasswords ?? true,
        needsSecondFactor: options.needsSecondFactor ?? false,
        hasMail: options.hasMail ?? false,
        baseUrl,
      },
      contactEmail: null,
      singleSignOn: options.singleSignOn ?? null,
      now: () => new Date(),
      waits: options.waits ?? { atAddress: 1, atAccount: 1, atMost: 600_000, evenAnswer: 0 },
      retentionDays: 30,
      bytesPerUser: null,
      readDisk: async () => ({ freeBytes: 40e9, totalBytes: 100e9 }),
      billing: null,
      model: null,
    }),
    log: createLog('trace', log.stream),
    publicUrl,
    trustProxy: options.trustProxy ?? false,
    webFolder: join(dataDir, 'no-web-app'),
  });
  return {
    app,
    gradebook,
    store,
    storeFolder,
    seal,
    open,
    logged: log.text,
    signUp: (name = 'Robin Vale') => signUpAccount(app, name),
    stop: async () => {
      await app.close();
      await gradebook.close();
      await testDatabase.drop();
      // A cut-off upload may still be writing its last block.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function signUpAccount(app: FastifyInstance, name: string): Promise<TestAccount> {
  const email = `${randomUUID()}@example.edu`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/identity/sign-up/email',
    payload: { name, email, password },
  });
  if (answer.statusCode !== 200) throw new Error(`sign-up answered ${answer.statusCode}: ${answer.body}`);
  const { status } = answer.json<{ status: string }>();
  // Only the first account is signed in by its sign-up.
  const entered = status === 'signed-in' ? answer : await signInAt(app, email);
  const cookie = cookieOf(entered);
  const user = await app.inject({ url: '/api/auth/user', headers: { cookie } });
  const { id } = user.json<{ id: string }>();
  const call = (request: InjectOptions): Promise<LightMyRequestResponse> =>
    app.inject({ ...request, headers: { ...request.headers, cookie } });
  return { id, email, cookie, call };
}

function signInAt(app: FastifyInstance, email: string): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: '/api/identity/sign-in/email', payload: { email, password } });
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookieOf(answer: LightMyRequestResponse): string {
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

export { password as testPassword };
