import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Background } from './background.ts';
import type { Options } from '#server/options/options.ts';

/** From a session read to a password hash under load; seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the service counts of itself, in a registry of its own: several services may live in one process. */
export class Metrics {
  readonly registry = new Registry();
  readonly #calls: Counter<'call' | 'door' | 'status'>;
  readonly #durations: Histogram<'call'>;

  constructor({ pool, background }: { pool: Pool; background: Background }) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    // Keyed by the procedure, never by the URL: callers choose URLs, and each would be a series.
    this.#calls = new Counter({
      name: 'gatehouse_calls_total',
      help: 'Answers by call, door and status',
      labelNames: ['call', 'door', 'status'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'gatehouse_call_duration_seconds',
      help: 'From the first byte of the request to the end of the answer',
      labelNames: ['call'],
      buckets,
      registers,
    });
    const connections: Gauge<'state'> = new Gauge({
      name: 'gatehouse_database_connections',
      help: 'Connections of the pool that are in use and idle, and calls that wait for one',
      labelNames: ['state'],
      registers,
      collect: () => {
        connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        connections.set({ state: 'idle' }, pool.idleCount);
        connections.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
    const tasks: Gauge = new Gauge({
      name: 'gatehouse_background_tasks',
      help: 'Mails and other work under way beside the calls',
      registers,
      collect: () => tasks.set(background.running.length),
    });
  }

  /** Counts an answer. What is no call, as a page of the web app, is counted together. */
  observe(request: FastifyRequest, reply: FastifyReply): void {
    const { call = 'none', transport: door = 'none' } = request.routeOptions.config;
    this.#calls.inc({ call, door, status: reply.statusCode });
    this.#durations.observe({ call }, reply.elapsedTime / 1000);
  }

  /** `/metrics` on an application. */
  serve(app: FastifyInstance): void {
    app.get('/metrics', async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(this.registry.contentType)
        .send(await this.registry.metrics()),
    );
  }
}

/** Shows the figures on a port of their own. */
export interface MetricsServer {
  listen: () => Promise<string>;
  close: () => Promise<void>;
}

/** An address for the metrics alone; it listens and stops with the service. */
export function metricsServer(metrics: Metrics, { metrics: { host, port } }: Options): MetricsServer {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  metrics.serve(app);
  return { listen: () => app.listen({ host, port }), close: async () => app.close() };
}
