import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** A server on this machine that answers what the test says. */
export class StandInServer {
  readonly address: string;
  answer: Answer = (_incoming, outgoing) => void outgoing.end();
  readonly #server: Server;

  private constructor(server: Server, address: string) {
    this.#server = server;
    this.address = address;
    server.on('request', (incoming, outgoing) => this.answer(incoming, outgoing));
  }

  static async start(): Promise<StandInServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = server.address();
    return new StandInServer(server, `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`);
  }

  says(status: number, body: unknown, type = 'application/json'): void {
    this.answer = (_incoming, outgoing) => {
      outgoing.writeHead(status, { 'content-type': type });
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Passes a request on to a server; `isMute`: its answer never arrives. */
export function passOn(to: string, { isMute }: { readonly isMute: () => boolean }): Answer {
  return (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const { host: _, ...others } = headers;
    const outwards = request(new URL(url, to), { method, headers: others }, (answer) => {
      if (isMute()) return answer.resume();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(outgoing);
    });
    incoming.pipe(outwards);
  };
}
