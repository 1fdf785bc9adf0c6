import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

type Download = { readonly fileName: string; readonly type: string; readonly content: Buffer | Readable };

/** Sends a file as a download, which the browser never displays. */
export function sendDownload(reply: FastifyReply, { fileName, type, content }: Download): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store')
    .type(type)
    .send(content);
}

/** Content-Disposition as in RFC 6266 and RFC 8187: an ASCII fallback and the full name. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w .()-]/gu, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
