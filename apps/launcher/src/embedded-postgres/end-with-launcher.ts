import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/**
 * Waits for the end of its standard input, which comes when the launcher is gone, whatever killed it. Then it asks the
 * server to stop when its last client has left (SIGTERM), and after twelve seconds to stop at once (SIGINT). The server
 * is recognised by the first line of its lock file, so a process that was given the same number later is left alone.
 */
const script = `
server=$1
file=$2
is_ours() { { read -r pid < "$file"; } 2> /dev/null && [ "$pid" = "$server" ]; }
while read -r line; do :; done
is_ours && kill -TERM "$server"
left=12
while [ "$left" -gt 0 ] && is_ours; do
  sleep 1
  left=$((left - 1))
done
is_ours && kill -INT "$server"
exit 0
`;

/** Makes a server end when this process does, which PostgreSQL cannot notice by itself. */
export function endWithLauncher(server: ChildProcess, pid: number, folder: string): void {
  const args = ['-c', script, 'greenpen-database-watch', String(pid), join(folder, 'postmaster.pid')];
  const watch = spawn('sh', args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  // Without it the next start ends the server.
  watch.on('error', () => undefined);
  watch.stdin.on('error', () => undefined);
  server.once('exit', () => watch.kill('SIGKILL'));
}
