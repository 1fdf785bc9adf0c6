import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export type Condition = 'normal' | 'silent' | 'slow';

const slowMs = 2000;

/** A proxy between the product and its database that passes on, drops, or delays every byte. */
export class FaultProxy {
  condition: Condition = 'normal';
  readonly port: number;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;

  private constructor(server: Server, sockets: Set<Socket>, port: number) {
    this.#server = server;
    this.#sockets = sockets;
    this.port = port;
  }

  /** `socketPath`: where the database listens. */
  static async open(socketPath: string): Promise<FaultProxy> {
    const sockets = new Set<Socket>();
    const current: { proxy: FaultProxy | null } = { proxy: null };
    const pass = (from: Socket, to: Socket): void => {
      sockets.add(from);
      from.on('data', (bytes) => {
        const condition = current.proxy?.condition ?? 'normal';
        if (condition === 'normal') to.write(bytes);
        if (condition === 'slow') setTimeout(() => to.write(bytes), slowMs);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        if (current.proxy?.condition !== 'silent') to.destroy();
      });
    };
    const server = createServer((near) => {
      const far = connect(socketPath);
      pass(near, far);
      pass(far, near);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    current.proxy = new FaultProxy(server, sockets, port);
    return current.proxy;
  }

  /** Every connection ends as if the network had been reset. */
  resetAll(): void {
    for (const socket of this.#sockets) {
      // Only TCP knows a reset; the database's end is a local socket.
      if (socket.remoteAddress === undefined) socket.destroy();
      else socket.resetAndDestroy();
    }
  }

  close(): void {
    this.resetAll();
    this.#server.close();
  }
}
