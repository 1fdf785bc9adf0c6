/** PostgreSQL's classes 08 (connection), 57P (shutdown, starting up), 53300 (too many connections); Node's socket errors. */
const awayCodes =
  /^(?:08\w{3}|57P0[1-3]|53300|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/u;

const awayMessages =
  /timeout exceeded when trying to connect|connection terminated|not queryable|client has encountered a connection error|Query read timeout/iu;

/** True when an error or one of its causes says that the database cannot be reached. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  if (isConnectionError(error)) return true;
  if (error instanceof AggregateError && error.errors.some((inner) => isDatabaseAway(inner, depth + 1)))
    return true;
  return isDatabaseAway(error.cause, depth + 1);
}

function isConnectionError(error: Error): boolean {
  const fromSocket = !('syscall' in error) || error.syscall === 'connect' || error.syscall === 'read';
  if ('code' in error && typeof error.code === 'string' && fromSocket && awayCodes.test(error.code))
    return true;
  return awayMessages.test(error.message);
}
