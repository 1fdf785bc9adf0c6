import { runInstallation } from './run-installation.ts';
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
  const installation = await runInstallation({ settings: readSettings(process.env), say, giveUp: fail });
  say(`Greenpen is ready: ${installation.address}`);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    say('Stopping.');
    await installation.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  process.on('SIGHUP', () => void stop());
  process.on('disconnect', () => void stop());
}

main().catch(fail);
