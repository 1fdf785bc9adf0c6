import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** A session that is not remembered ends with the browser, and so long after its sign-in in any case. */
export const daySeconds = 24 * 60 * 60;

const opening = z.object({
  ownerId: z.string(),
  isAwaitingSecondStep: z.boolean(),
  /** Absent: as the step before chose. */
  isRemembered: z.boolean().optional(),
  /** When its sign-in was; absent: now. */
  startedAt: z.date().optional(),
  address: z.string(),
  userAgent: z.string(),
  /** Absent: of the session that this one follows. */
  providerSession: z.object({ issuer: z.string(), id: z.string().nullable() }).optional(),
});

/** What a session says of the provider's, as the library gives it. */
const followed = z.object({
  userId: z.string(),
  issuer: z.string().nullish(),
  providerSession: z.string().nullish(),
});

/** Opens a session under a new token and ends the one that the browser came with. No path leads here from outside. */
export const sessionPlugin = ({ idleSeconds }: { readonly idleSeconds: number }) =>
  ({
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: opening, requireHeaders: true },
        async (ctx) => {
          const { authCookies, internalAdapter, secret } = ctx.context;
          const earlier = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
          const brief = await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret);
          const wasBrief = typeof brief === 'string' && brief !== '';
          const isRemembered = ctx.body.isRemembered ?? !wasBrief;
          const hasEarlier = typeof earlier === 'string' && earlier !== '';
          const before = hasEarlier ? await internalAdapter.findSession(earlier) : null;
          if (hasEarlier) await internalAdapter.deleteSession(earlier);
          const user = await internalAdapter.findUserById(ctx.body.ownerId);
          if (user === null) return null;
          const cameBy = ctx.body.providerSession ?? findFollowed(before?.session, user.id);
          const startedAt = ctx.body.startedAt ?? new Date();
          const idleEnd = Date.now() + idleSeconds * 1000;
          const lastEnd = startedAt.getTime() + daySeconds * 1000;
          const session = await internalAdapter.createSession(
            user.id,
            !isRemembered,
            {
              isAwaitingSecondStep: ctx.body.isAwaitingSecondStep,
              ipAddress: ctx.body.address,
              userAgent: ctx.body.userAgent,
              issuer: cameBy?.issuer ?? null,
              providerSession: cameBy?.id ?? null,
              createdAt: startedAt,
              expiresAt: new Date(isRemembered ? idleEnd : Math.min(idleEnd, lastEnd)),
            },
            true,
          );
          if (isRemembered && wasBrief) expireCookie(ctx, authCookies.dontRememberToken);
          await setSessionCookie(ctx, { session, user }, !isRemembered);
          return { sessionId: session.id };
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

/** A second step, or a renewal, is of the same sign-on as the session before it. */
function findFollowed(session: unknown, ownerId: string): { issuer: string; id: string | null } | undefined {
  const { data } = followed.safeParse(session);
  if (data?.userId !== ownerId || typeof data.issuer !== 'string') return undefined;
  return { issuer: data.issuer, id: data.providerSession ?? null };
}
