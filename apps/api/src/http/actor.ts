import type { SubscriptionStatus, User } from '@greenpen/api-contract';

/** Who sends a request: the signed-in user as the contract shows it, with values that this version knows. */
export type Actor = Omit<User, 'subscriptionStatus'> & { readonly subscriptionStatus: SubscriptionStatus };

/** The session of a request, for routes about sessions; null for one that came with a key. */
export type RequestSession = { readonly id: string; readonly startedAt: Date };

declare module 'fastify' {
  // Fastify's own types are interfaces, which only an interface can extend.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    /** Set for routes that need a session; null before that and on public ones. */
    actor: Actor | null;
    session: RequestSession | null;
  }
}
