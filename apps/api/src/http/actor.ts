import type { SubscriptionStatus, User } from '@greenpen/api-contract';

/** The signed-in user of a request, in the shape of the contract with known values. */
export type Actor = Omit<User, 'subscriptionStatus'> & { readonly subscriptionStatus: SubscriptionStatus };

/** The session of a request, for routes about sessions; null if an API key was used. */
export type RequestSession = { readonly id: string; readonly startedAt: Date };

declare module 'fastify' {
  // Fastify's own types are interfaces, which only an interface can extend.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    /** The signed-in user; null on public routes and before authentication. */
    actor: Actor | null;
    session: RequestSession | null;
  }
}
