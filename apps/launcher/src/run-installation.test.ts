import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkPort } from './run-installation.ts';

it('says that a port is taken and what to do', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(checkPort({ host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another port.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPort({ host: '127.0.0.1', port })).resolves.toBeUndefined();
});
