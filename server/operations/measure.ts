import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

import type { Background } from './background.ts';
import type { Options } from '#server/options/options.ts';

import type { MetricsServer } from './metrics.ts';

interface Measured {
  pool: Pool;
  background: Background;
  options: Options;
}

/**
 * Counts the answers of a service where its options ask for it; gives the server that shows the figures where they have
 * a port of their own. What counts is loaded here alone: a start without it is spared eighty modules.
 */
export async function measure(
  app: FastifyInstance,
  { pool, background, options }: Measured,
): Promise<MetricsServer | null> {
  const { enabled, onPublicPort } = options.metrics;
  if (!enabled) return null;
  const { Metrics, metricsServer } = await import('./metrics.ts');
  const metrics = new Metrics({ pool, background });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observe(request, reply);
    done();
  });
  if (!onPublicPort) return metricsServer(metrics, options);
  metrics.serve(app);
  return null;
}
