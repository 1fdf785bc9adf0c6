import type { FastifyReply, FastifyRequest } from 'fastify';

const tenMinutes = 600;

/** The state stands in a cookie too, so that an answer counts in the browser alone that asked. */
function nameFor(isHttps: boolean): string {
  return `${isHttps ? '__Host-' : ''}greenpen.sign_on`;
}

export function setSignOnCookie(reply: FastifyReply, isHttps: boolean, state: string): void {
  const secure = isHttps ? '; Secure' : '';
  const age = state === '' ? 0 : tenMinutes;
  reply.header(
    'set-cookie',
    `${nameFor(isHttps)}=${state}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`,
  );
}

export function readSignOnCookie(request: FastifyRequest, isHttps: boolean): string | null {
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const prefix = `${nameFor(isHttps)}=`;
  return cookies.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null;
}
