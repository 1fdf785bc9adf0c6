import { runInstallation } from './run-installation.ts';
import { ServiceManager } from './service-manager.ts';
import { readSettings } from './settings.ts';
import { StartFailure } from './start-failure.ts';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

function fail(error: unknown): never {
  const sentence =
    error instanceof StartFailure ? error.message : `Greenpen could not start: ${String(error)}`;
  if (sentence !== '') process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const serviceManager = new ServiceManager(process.env);
  serviceManager.starting();
  const starting = runInstallation({ settings: readSettings(process.env), say, giveUp: fail, signal });

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    stopping.abort();
    say('Stopping.');
    serviceManager.stopping();
    // A stop during the start also stops the processes started so far, in order.
    const installation = await starting.catch(() => null);
    await installation?.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  process.on('SIGHUP', () => void stop());
  process.on('disconnect', () => void stop());

  const { address } = await starting;
  if (isStopping) return;
  serviceManager.ready();
  say(`Greenpen is ready: ${address}`);
}

main().catch(fail);
