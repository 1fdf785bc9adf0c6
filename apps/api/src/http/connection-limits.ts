/** Idle timeout of connections: for sending, reading, and the request headers. */
export const longestIdleMs = 60_000;

const tenMinutes = 10 * 60_000;

/** Fastify options, in milliseconds. */
type ConnectionLimits = Readonly<
  Record<'connectionTimeout' | 'keepAliveTimeout' | 'requestTimeout', number>
> & {
  readonly http: Readonly<Record<'headersTimeout' | 'connectionsCheckingInterval', number>> & {
    readonly requireHostHeader: false;
  };
};

/** Server options that close idle connections after `idleMs`. */
export function connectionLimits(idleMs = longestIdleMs): ConnectionLimits {
  // Node checks header timeouts only at intervals, and adds a second to keep-alive timeouts.
  const checkEveryMs = idleMs / 12;
  return {
    connectionTimeout: idleMs,
    keepAliveTimeout: Math.max(idleMs - 2000, idleMs / 2),
    // Long enough to upload 200 papers.
    requestTimeout: tenMinutes,
    http: {
      headersTimeout: idleMs - checkEveryMs,
      connectionsCheckingInterval: checkEveryMs,
      // Handled by `refuseWithoutHost`, because Node's refusal lacks our headers.
      requireHostHeader: false,
    },
  };
}
