import { createServer } from 'node:net';
import { errorCode, StartFailure } from './start-failure.ts';

/** Listens briefly, to report a port in use before anything else starts. */
export async function checkPort({
  host,
  port,
}: {
  readonly host: string;
  readonly port: number;
}): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    throw new StartFailure(sentenceFor(errorCode(error), host, port));
  }
  await new Promise((resolve) => server.close(resolve));
}

function sentenceFor(code: string | null, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop the program that uses it, or set PORT to another port.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  return `Cannot listen on ${host}:${port} (${code ?? 'unknown error'}). Check HOST and PORT.`;
}
