import { z } from 'zod';

const MAX_PORT = 65_535;
export const port = z.int().min(0).max(MAX_PORT);
export const positiveInt = z.int().min(1);
const seconds = z.number().max(300);

const Http = z
  .strictObject({
    headersTimeoutMs: positiveInt.default(10_000).describe('Milliseconds for the headers of a request to arrive.'),
    // The largest body over the slowest usable connection, 64 kB at 20 kbit/s, takes 26 s.
    requestTimeoutMs: positiveInt.default(30_000).describe('Milliseconds for a whole request to arrive.'),
    keepAliveTimeoutMs: positiveInt
      .default(72_000)
      .describe(
        'Milliseconds after which an idle connection is closed. Longer than the 60 s of common load balancers.',
      ),
    connectionTimeoutMs: positiveInt
      .default(60_000)
      .describe('Milliseconds without traffic after which a connection with a running call is closed.'),
  })
  .meta({ id: 'HttpOptions', description: 'Timeouts for slow clients.' });

const Shutdown = z
  .strictObject({
    announceSeconds: seconds
      .min(0)
      .default(0)
      .describe('Seconds for which the readiness probe fails before the service stops listening.'),
    timeoutSeconds: seconds
      .min(1)
      .default(10)
      .describe('Seconds after that for running calls, emails and the embedded database to end.'),
  })
  .meta({ id: 'ShutdownOptions' });

const Metrics = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Serves Prometheus metrics at `/metrics`.'),
    port: port.default(9464).describe('The port of the metrics; 0 for any free port.'),
    host: z
      .string()
      .meta({ secret: false })
      .default('127.0.0.1')
      .describe('The address on which the metrics are served.'),
    onPublicPort: z
      .boolean()
      .default(false)
      .describe('Serves the metrics to every client, on the port of the service.'),
  })
  .meta({ id: 'MetricsOptions' });

const Tracing = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Exports a span for each call. The start names missing packages.'),
    serviceName: z
      .string()
      .min(1)
      .meta({ secret: false })
      .default('gatehouse')
      .describe('The `service.name` of the spans.'),
    endpoint: z
      .url({ protocol: /^https?$/, error: 'an address such as http://127.0.0.1:4318/v1/traces' })
      .meta({ secret: false })
      .optional()
      .describe('The URL of the collector. By default that of `OTEL_EXPORTER_OTLP_ENDPOINT` and related variables.'),
  })
  .meta({ id: 'TracingOptions', description: 'OpenTelemetry spans, exported by OTLP over HTTP.' });

/** Options for running the service. */
export const operationsOptions = {
  http: Http.prefault({}),
  shutdown: Shutdown.prefault({}),
  metrics: Metrics.prefault({}),
  tracing: Tracing.prefault({}),
};
