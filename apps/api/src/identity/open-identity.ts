import { identitySchema, type Gradebook } from '@greenpen/gradebook';
import { deriveSecret } from '@greenpen/paper-store';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createIdentity, type Identity, type SessionLimits } from './identity.ts';

type Options = {
  readonly gradebook: Gradebook;
  readonly key: Parameters<typeof deriveSecret>[0];
  readonly baseUrl: string;
  readonly limits: SessionLimits;
  readonly adminEmails: readonly string[];
};

/** Sign-in on the gradebook's database; its secret follows from the installation's key. */
export function openIdentity({ gradebook, key, baseUrl, limits, adminEmails }: Options): Identity {
  return createIdentity({
    database: drizzleAdapter(gradebook.database, {
      provider: 'pg',
      schema: identitySchema,
      transaction: true,
    }),
    secret: deriveSecret(key, 'session'),
    baseUrl,
    limits,
    findOpenSession: gradebook.findOpenSession,
    extendSession: (use) => gradebook.sessions.extend(use),
    admit: (ownerId, isSecondStepDone) =>
      gradebook.accounts.admit({ ownerId, adminEmails, isSecondStepDone }),
  });
}
