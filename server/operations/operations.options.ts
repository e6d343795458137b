import { z } from 'zod';

const milliseconds = z.int().min(1);

const Http = z
  .strictObject({
    headersTimeoutMs: milliseconds.default(10_000).describe('Milliseconds for the headers of a request.'),
    // The largest body over the slowest line that still works, 64 kB at 20 kbit/s, takes 26 s.
    requestTimeoutMs: milliseconds.default(30_000).describe('Milliseconds for a whole request.'),
    keepAliveTimeoutMs: milliseconds
      .default(72_000)
      .describe('Milliseconds until an idle connection is closed: longer than the 60 s of common load balancers.'),
    connectionTimeoutMs: milliseconds
      .default(60_000)
      .describe('Milliseconds without any traffic on a connection with a call under way.'),
  })
  .meta({ id: 'HttpOptions', description: 'Timeouts for clients that stall.' });

const Shutdown = z
  .strictObject({
    announceSeconds: z
      .number()
      .min(0)
      .max(300)
      .default(0)
      .describe('Seconds between readiness going false and the end of listening, for a load balancer to notice.'),
    timeoutSeconds: z
      .number()
      .min(1)
      .max(300)
      .default(10)
      .describe('Seconds after that until calls, mails and the embedded database have ended.'),
  })
  .meta({ id: 'ShutdownOptions' });

const Metrics = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Serve Prometheus metrics under `/metrics`.'),
    port: z.int().min(0).max(65_535).default(9464).describe('The port of the metrics; 0 for any free one.'),
    host: z.string().default('127.0.0.1').describe('The address that serves the metrics.'),
    onPublicPort: z
      .boolean()
      .default(false)
      .describe("Serves them at the service's own address instead, readable by every client."),
  })
  .meta({ id: 'MetricsOptions', description: 'Prometheus metrics under `/metrics`.' });

const Tracing = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Send a span for each call; needs the packages that the start names.'),
    serviceName: z.string().min(1).default('gatehouse').describe('`service.name` of the spans.'),
    endpoint: z
      .url({ protocol: /^https?$/, error: 'an address such as http://127.0.0.1:4318/v1/traces' })
      .optional()
      .describe("The collector's address; by default as `OTEL_EXPORTER_OTLP_ENDPOINT` and its like say."),
  })
  .meta({
    id: 'TracingOptions',
    description:
      'An OpenTelemetry span for each call, by OTLP over HTTP. Its packages are installed beside the service.',
  });

/** Options that concern running the service rather than what it does. */
export const operationsOptions = {
  http: Http.prefault({}),
  shutdown: Shutdown.prefault({}),
  metrics: Metrics.prefault({}),
  tracing: Tracing.prefault({}),
};
