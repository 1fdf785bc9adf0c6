import { AppError, singleSignOn } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import { safeReturnPath } from '../identity/safe-return-path.ts';
import type { Ports } from '../ports.ts';
import { beginSignOn } from './pending-sign-on.ts';

const limit = { max: 120, timeWindow: 15 * 60 * 1000 };

/** A link on another site leads to the page with the button: nobody is signed in without a click of their own. */
export function beginSingleSignOnRoute(ports: Ports): Route {
  return route(singleSignOn, { requires: 'public', limit }, async ({ query, request, reply }) => {
    const returnTo = safeReturnPath(query.returnTo);
    const page = `/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect(page);
    const { setUp } = query;
    const purpose = { returnTo, linkFor: null, ...(setUp === undefined ? {} : { setUp }) };
    try {
      return await reply.redirect(await beginSignOn(ports, reply, purpose));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'SINGLE_SIGN_ON_FAILED') throw error;
      request.log.warn({ err: error }, 'the provider of single sign-on does not answer');
      return reply.redirect(`${page}&problem=failed`);
    }
  });
}
