import type { WaitingPapers } from '@greenpen/gradebook';
import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SettingsError } from '../settings.ts';

export type Metrics = {
  /** Measures every request by route; URLs contain search terms, so they are no label. */
  readonly measureRequests: (app: FastifyInstance) => void;
  /** The figures in Prometheus' text format. */
  readonly read: () => Promise<string>;
};

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Operator metrics: requests, the process, and waiting times of papers. They contain no personal data. */
export function createMetrics(countWaiting: () => Promise<WaitingPapers>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: secondsBuckets,
    registers,
  });
  const database = new Gauge({
    name: 'greenpen_database_up',
    help: '1 while the database responds.',
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
    help: 'Seconds since the oldest waiting paper was queued; 0 if none is waiting.',
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
      // The database gauge above reports the outage.
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
 * Serves `/metrics` on a separate loopback port; a collector on another machine needs a proxy. Throws SettingsError
 * if the port is not available.
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
      reject(new SettingsError(`METRICS_PORT ${port} is in use by another program; set it to another port.`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
