import { runCommand } from './run-command.ts';

// A reader that closes the pipe early (`| head`) has seen enough; that is no error.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await runCommand({
  words: process.argv.slice(2),
  // npm runs scripts in the root of the project; it says in INIT_CWD where the caller stood.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  input: process.stdin,
  output: process.stdout,
  complaints: process.stderr,
});
