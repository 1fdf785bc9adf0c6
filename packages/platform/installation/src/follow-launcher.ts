const beatEveryMs = 2000;

export type LauncherLink = {
  /** Tells the launcher that this process is ready. */
  sayReady(): void;
};

/**
 * Ties the API or worker process to its launcher: sends a heartbeat that shows that the main loop runs, and calls
 * `stop` once when the launcher dies. The launcher is dead if the IPC channel closes or, because another process may
 * keep the channel open, if the parent process changes. Call it first. Does nothing for a process started by hand.
 */
export function followLauncher(stop: () => void): LauncherLink {
  if (process.send === undefined) return { sayReady: () => undefined };
  const launcher = process.ppid;
  let isGone = false;
  const stopOnce = (): void => {
    if (isGone) return;
    isGone = true;
    stop();
  };
  let isReady = false;
  process.once('disconnect', stopOnce);
  setInterval(() => {
    if (!process.connected || process.ppid !== launcher) stopOnce();
    else if (isReady) send('alive');
  }, beatEveryMs).unref();
  return {
    sayReady() {
      isReady = true;
      send('ready');
    },
  };
}

function send(message: string): void {
  process.send?.(message, () => undefined);
}
