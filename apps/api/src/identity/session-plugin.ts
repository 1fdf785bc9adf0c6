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
  address: z.string(),
  userAgent: z.string(),
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
          if (typeof earlier === 'string' && earlier !== '') await internalAdapter.deleteSession(earlier);
          const user = await internalAdapter.findUserById(ctx.body.ownerId);
          if (user === null) return null;
          const lives = isRemembered ? idleSeconds : Math.min(idleSeconds, daySeconds);
          const session = await internalAdapter.createSession(
            user.id,
            !isRemembered,
            {
              isAwaitingSecondStep: ctx.body.isAwaitingSecondStep,
              ipAddress: ctx.body.address,
              userAgent: ctx.body.userAgent,
              expiresAt: new Date(Date.now() + lives * 1000),
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
