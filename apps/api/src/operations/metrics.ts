import type { WaitingPapers } from '@greenpen/gradebook';
import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SettingsError } from '../settings.ts';

export type Metrics = {
  /** Times every request by its route; addresses hold what people search for, so they are no label. */
  readonly measureRequests: (app: FastifyInstance) => void;
  /** The figures in Prometheus' text format. */
  readonly read: () => Promise<string>;
};

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What an operator watches: requests, the process, and how long papers wait. No figure names anyone. */
export function createMetrics(countWaiting: () => Promise<WaitingPapers>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: secondsBuckets,
    registers,
  });
  const database = new Gauge({
    name: 'greenpen_database_up',
    help: '1 while the database answers.',
    registers,
  });
  const papers = new Gauge({
    name: 'greenpen_papers_waiting',
    help: 'Papers that are queued or being graded.',
    labelNames: ['state'] as const,
    registers,
  });
  const oldest = new Gauge({
    name: 'greenpen_oldest_waiting_paper_seconds',
    help: 'Seconds since the oldest paper that waits was queued; 0 when none waits.',
    registers,
  });

  const ask = async (): Promise<void> => {
    papers.reset();
    try {
      const waiting = await countWaiting();
      for (const [state, count] of Object.entries(waiting.byState)) papers.set({ state }, count);
      oldest.set(waiting.oldestSeconds);
      database.set(1);
    } catch {
      // That it is away is the figure.
      oldest.set(Number.NaN);
      database.set(0);
    }
  };
  return {
    measureRequests: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: String(reply.statusCode),
        };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },
    read: async () => {
      await ask();
      return registry.metrics();
    },
  };
}

/**
 * Serves `/metrics` on a port of its own; a collector on another machine needs a proxy in front.
 * Throws SettingsError where the port cannot be had.
 */
export async function serveMetrics({ read }: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void read().then((text) =>
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new SettingsError(`METRICS_PORT ${port} is taken by another program; set it to another one.`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
