import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { contentDisposition } from './content-disposition.ts';

type Download = { readonly fileName: string; readonly type: string; readonly content: Buffer | Readable };

/** Sends a file that a browser saves and never shows, whatever is inside. */
export function sendDownload(reply: FastifyReply, { fileName, type, content }: Download): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store')
    .type(type)
    .send(content);
}
