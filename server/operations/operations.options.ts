import { z } from 'zod';

const milliseconds = z.int().min(1);

/** How long a client may take, so that one that stalls holds no connection for good. */
const Http = z.strictObject({
  /** For the headers: a browser needs a fraction of a second, an attack of slow clients would take hours. */
  headersTimeoutMs: milliseconds.default(10_000),
  /** For the whole request: the largest body over the slowest line that still works, 64 kB at 20 kbit/s, takes 26 s. */
  requestTimeoutMs: milliseconds.default(30_000),
  /** An idle connection is kept longer than the 60 s of common load balancers, so that theirs is the side that ends it. */
  keepAliveTimeoutMs: milliseconds.default(72_000),
  /** A connection on which nothing moves while a call is under way, as with a client that does not read its answer. */
  connectionTimeoutMs: milliseconds.default(60_000),
});

const Shutdown = z.strictObject({
  /** Seconds between readiness going false and the end of listening, for a load balancer to notice. */
  announceSeconds: z.number().min(0).max(300).default(0),
  /** Seconds after that until the process has ended, with its calls, mails and the embedded database. */
  timeoutSeconds: z.number().min(1).max(300).default(10),
});

const Metrics = z.strictObject({
  /** Prometheus' text format under `/metrics`. */
  enabled: z.boolean().default(false),
  /** A port of its own, which the outside need not reach; 0 for any free one. */
  port: z.int().min(0).max(65_535).default(9464),
  host: z.string().default('127.0.0.1'),
  /** Serves them at the service's own address instead, where whoever reaches the service reads them. */
  onPublicPort: z.boolean().default(false),
});

const Tracing = z.strictObject({
  /** OpenTelemetry spans, a call each, to a collector by OTLP over HTTP. */
  enabled: z.boolean().default(false),
  serviceName: z.string().min(1).default('gatehouse'),
  /** Where spans go, in full; else where the standard's own variables say, such as `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: z.url({ protocol: /^https?$/, error: 'an address such as http://127.0.0.1:4318/v1/traces' }).optional(),
});

/** Options that concern running the service rather than what it does. */
export const operationsOptions = {
  http: Http.prefault({}),
  shutdown: Shutdown.prefault({}),
  metrics: Metrics.prefault({}),
  tracing: Tracing.prefault({}),
};
