const listeners = new Set<() => void>();

/** Notifies listeners that the session has ended. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the session ends; returns a function that unsubscribes. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
