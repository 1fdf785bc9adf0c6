import type { Requester } from '@greenpen/identity';
import type { FastifyRequest } from 'fastify';

/** The sender of a request that nothing is known of, with what tells browsers at one address apart. */
export function strangerOf({
  ip,
  headers,
}: FastifyRequest): Extract<Requester, { readonly address: string }> {
  const browser = [ip, headers['user-agent'] ?? '', headers['accept-language'] ?? ''].join('\0');
  return { address: ip, browser };
}
