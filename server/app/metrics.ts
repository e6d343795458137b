import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Options } from '#server/options/kit-options.ts';

import type { Background } from '#server/lib/background.ts';

/** In seconds: from a session read to a password hash under load. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures the service and serves `/metrics`. The registry is its own, because several services may run in one process.
 *
 * @returns the server on the metrics' own port; null if the service itself serves them.
 */
export function serveMetrics(
  app: FastifyInstance,
  { pool, background, options }: { pool: Pool; background: Background; options: Options },
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'gatehouse_calls_total',
    help: 'Responses by call, transport and status',
    labelNames: ['call', 'transport', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'gatehouse_call_duration_seconds',
    help: 'Time from the first byte of the request to the end of the response',
    labelNames: ['call'],
    buckets,
    registers,
  });
  new Gauge({
    name: 'gatehouse_database_connections',
    help: 'Used and idle connections of the pool, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'gatehouse_background_tasks',
    help: 'Running background tasks, such as deliveries of emails',
    registers,
    collect() {
      this.set(background.running.length);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Labelled by the call, never by the URL: clients choose URLs, and each would create a time series.
    const { call = 'none', transport = 'none' } = request.routeOptions.config;
    calls.inc({ call, transport, status: reply.statusCode });
    durations.observe({ call }, reply.elapsedTime / 1000);
    done();
  });

  const { host, port, onPublicPort } = options.metrics;
  const server = onPublicPort ? app : Fastify({ logger: false, forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  return onPublicPort ? null : { listen: () => server.listen({ host, port }), close: async () => server.close() };
}
