import { once } from 'node:events';
import { createServer, request } from 'node:http';

export type TestProxy = {
  /** Cuts each request once so many bytes of its body went through; null lets all through. */
  cutAfter: number | null;
  close(): Promise<void>;
};

type ProxyRequest = {
  readonly port: number;
  /** Where the product listens. */
  readonly target: number;
  /** The browser's address, as the proxy tells it. */
  readonly from: string;
};

/** A reverse proxy in front of the product, as an installation on the internet has one. */
export async function openProxy({ port, target, from }: ProxyRequest): Promise<TestProxy> {
  const proxy: { cutAfter: number | null } = { cutAfter: null };
  const server = createServer((near, answer) => {
    const headers = { ...near.headers, 'x-forwarded-for': from, 'x-forwarded-proto': 'http' };
    const { method, url: path } = near;
    const far = request({ host: '127.0.0.1', port: target, method, path, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    far.on('error', () => answer.destroy());
    let passed = 0;
    near.on('data', (bytes: Buffer) => {
      passed += bytes.length;
      if (proxy.cutAfter !== null && passed > proxy.cutAfter) {
        far.destroy();
        near.destroy();
      } else far.write(bytes);
    });
    near.on('end', () => far.end());
    near.on('error', () => far.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(proxy, {
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
