import type { Requester } from '@greenpen/identity';
import type { FastifyRequest } from 'fastify';

/** The unknown sender of a request, with data that distinguishes browsers at one address. */
export function strangerOf({
  ip,
  headers,
}: FastifyRequest): Extract<Requester, { readonly address: string }> {
  const browser = [ip, headers['user-agent'] ?? '', headers['accept-language'] ?? ''].join('\0');
  return { address: ip, browser };
}
