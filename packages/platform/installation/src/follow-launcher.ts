const beatEveryMs = 2000;

export type LauncherLink = {
  /** Tells the launcher that this part does its work now. */
  sayReady(): void;
};

/**
 * Ties API or worker to the launcher that started it: a heartbeat tells the launcher that the main loop still runs, and
 * `stop` is called, once, when the launcher is gone. A closed channel shows that, and so does another parent, where
 * somebody else holds the channel open. To be called before anything else. Started by hand, it does nothing.
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
