import { AppError, singleSignOn } from '@greenpen/api-contract';
import { beginSignOn } from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import { setSignOnCookie } from '../identity/cookies.ts';
import { safeReturnPath } from '../identity/safe-return-path.ts';
import type { Ports } from '../ports.ts';

const limit = { max: 120, timeWindow: 15 * 60 * 1000 };

/** A link on another site leads to the page with the button, because users must not be signed in without a click. */
export function beginSingleSignOnRoute(ports: Ports): Route {
  return route(singleSignOn, { requires: 'public', limit }, async ({ query, request, reply }) => {
    const returnTo = safeReturnPath(query.returnTo);
    const page = `/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect(page);
    const { setUp } = query;
    const purpose = { returnTo, linkFor: null, ...(setUp === undefined ? {} : { setUp }) };
    try {
      const { address, state } = await beginSignOn(ports, purpose);
      setSignOnCookie(ports, reply, state);
      return await reply.redirect(address);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'SINGLE_SIGN_ON_FAILED') throw error;
      request.log.warn({ err: error }, 'the provider of single sign-on does not answer');
      return reply.redirect(`${page}&problem=failed`);
    }
  });
}
