import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request came from. */
export type AuditSource = { readonly address: string; readonly requestId: string };

const source = new AsyncLocalStorage<AuditSource>();

/**
 * Whatever `run` records in the audit log, at once or later, bears this source. Calls would otherwise hand an
 * address through every layer that none of them but the log has a use for.
 */
export function withAuditSource<T>(from: AuditSource, run: () => T): T {
  return source.run(from, run);
}

export function currentAuditSource(): AuditSource | undefined {
  return source.getStore();
}
