/** How long a connection may do nothing: send nothing, read nothing, or take its time with the header of a request. */
export const longestIdleMs = 60_000;

const tenMinutes = 10 * 60_000;

/** Milliseconds, as Fastify takes them. */
type ConnectionLimits = Readonly<
  Record<'connectionTimeout' | 'keepAliveTimeout' | 'requestTimeout', number>
> & {
  readonly http: Readonly<Record<'headersTimeout' | 'connectionsCheckingInterval', number>> & {
    readonly requireHostHeader: false;
  };
};

/** Options of the server with which no idle connection lives longer than `idleMs`. */
export function connectionLimits(idleMs = longestIdleMs): ConnectionLimits {
  // Node looks for slow headers only now and then, and adds a second to how long a connection is kept for reuse.
  const checkEveryMs = idleMs / 12;
  return {
    connectionTimeout: idleMs,
    keepAliveTimeout: Math.max(idleMs - 2000, idleMs / 2),
    // A whole upload of 200 papers.
    requestTimeout: tenMinutes,
    http: {
      headersTimeout: idleMs - checkEveryMs,
      connectionsCheckingInterval: checkEveryMs,
      // Node's refusal would lack our headers; see `refuseWithoutHost`.
      requireHostHeader: false,
    },
  };
}
