import { InstallationError } from '@greenpen/installation';
import { PaperStoreError } from '@greenpen/paper-store';
import { StartFailure } from '../../apps/launcher/src/start-failure.ts';
import type { Command } from './command.ts';
import { backup } from './commands/backup.ts';
import { doctor } from './commands/doctor.ts';
import { makeAdmin } from './commands/make-admin.ts';
import { migrate } from './commands/migrate.ts';
import { resetLink } from './commands/reset-link.ts';
import { restore } from './commands/restore.ts';
import { rotateKey } from './commands/rotate-key.ts';
import { verify } from './commands/verify.ts';
import { verifyAudit } from './commands/verify-audit.ts';
import { verifyBackup } from './commands/verify-backup.ts';
import { readOperateSettings } from './operate-settings.ts';

const commands: Readonly<Record<string, Command>> = {
  backup,
  restore,
  verify,
  'verify-audit': verifyAudit,
  'verify-backup': verifyBackup,
  doctor,
  'reset-link': resetLink,
  'make-admin': makeAdmin,
  'rotate-key': rotateKey,
  migrate,
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function help(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(20)} ${summary}`);
  return ['Usage: npm run operate -- COMMAND', '', ...lines].join('\n');
}

async function main([name = '--help', ...args]: readonly string[]): Promise<number> {
  if (['--help', '-h', 'help'].includes(name)) {
    say(help());
    return 0;
  }
  const command = Object.entries(commands).find(([known]) => known === name)?.[1];
  if (command === undefined) throw new InstallationError(`There is no command ${name}.\n\n${help()}`);
  if (args.includes('--help')) {
    say(`Usage: npm run operate -- ${command.usage}\n\n${command.summary}`);
    return 0;
  }
  const { needed, most } = command.takes;
  if (args.length < needed || args.length > most) {
    throw new InstallationError(`Usage: npm run operate -- ${command.usage}`);
  }
  return command.run({ args, settings: readOperateSettings(process.env), say });
}

/** Never a stack, nor what a database or a mail server said: that may hold names and passwords. */
function sentenceOf(error: unknown): string {
  const isOurs =
    error instanceof InstallationError || error instanceof PaperStoreError || error instanceof StartFailure;
  if (isOurs) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return `This did not work (${code ?? (error instanceof Error ? error.name : 'unknown error')}).`;
}

// Who reads no further, as `head` does, is no reason to stop in the middle.
process.stdout.on('error', () => undefined);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 2;
}
