import type { User } from '@greenpen/api-contract';

/** Who sends a request: the signed-in user as the contract shows it. */
export type Actor = User;

declare module 'fastify' {
  // Fastify's own types are interfaces, which only an interface can extend.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    /** Set for routes that need a session; null before that and on public ones. */
    actor: Actor | null;
  }
}
