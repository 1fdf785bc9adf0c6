import { idempotencyHeader } from '@greenpen/api-contract';

/** A header that lets the server recognise the same request when it is sent again. */
export function newIdempotencyHeader(): Readonly<Record<string, string>> {
  // randomUUID is missing on plain http away from localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { [idempotencyHeader]: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
