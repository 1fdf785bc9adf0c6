import { runCommand } from './run-command.ts';

// A reader that closes the pipe early (`| head`) has seen enough; that is no error.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await runCommand({
  words: process.argv.slice(2),
  // npm runs scripts in the root of the project; INIT_CWD is the caller's folder.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  input: process.stdin,
  output: process.stdout,
  complaints: process.stderr,
});
