import { followLauncher, InstallationError } from '@greenpen/installation';
import { PaperStoreError } from '@greenpen/paper-store';
import { describeError } from './http/describe-error.ts';
import { runApi, type RunningApi } from './run-api.ts';
import { readSettings, SettingsError } from './settings.ts';

/** One sentence for the operator, without a stack trace. */
function sentenceOf(error: unknown): string {
  const isOurs =
    error instanceof SettingsError || error instanceof PaperStoreError || error instanceof InstallationError;
  if (isOurs) return error.message;
  const { type, code } = describeError(error);
  if (code === 'EADDRINUSE')
    return `PORT ${portOf(error)} is in use by another program; set it to another port.`;
  if (code === 'EACCES') return 'This user has no permission to use the port or the data folder.';
  return `The API could not start (${code ?? type}).`;
}

function portOf(error: unknown): string {
  return error instanceof Error && 'port' in error ? String(error.port) : '';
}

let api: RunningApi | null = null;
let isStopping = false;

async function stop(exitCode = 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await api?.stop();
  process.exit(exitCode);
}

try {
  const ended = Promise.withResolvers<string>();
  const launcher = followLauncher(() => void stop());
  api = await runApi(readSettings(process.env), ended.resolve);
  void ended.promise.then((sentence) => {
    process.stderr.write(`${sentence}\n`);
    return stop(1);
  });
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  launcher.sayReady();
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
