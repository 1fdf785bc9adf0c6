const listeners = new Set<() => void>();

/** Tells everyone who listens that the server no longer knows this session. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the session ends; returns how to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
