import { once } from 'node:events';
import { z } from 'zod';
import { holdLauncherLock } from '../run-installation.ts';

/**
 * Runs as a separate process. Takes the locks of the folders named on the command line and says "held"; for each
 * later message it waits until the given time, tries the given folder, and answers whether it got the lock.
 */
const attempt = z.object({ folder: z.string(), at: z.number() });

for (const folder of process.argv.slice(2)) holdLauncherLock(folder);
process.send?.('held');
for (;;) {
  const [message]: unknown[] = await once(process, 'message');
  const { folder, at } = attempt.parse(message);
  while (Date.now() < at);
  try {
    holdLauncherLock(folder);
    process.send?.('won');
  } catch {
    process.send?.('refused');
  }
}
