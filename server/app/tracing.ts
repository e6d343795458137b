import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { OptionsError } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';

/**
 * Starts OpenTelemetry's tracing, whose packages are loaded only if it is enabled. The provider belongs to this service, not
 * to the process, because several services may run in one. The standard `OTEL_*` variables configure the exporter.
 */
export async function startTracing({ tracing: { enabled, serviceName, endpoint } }: Options) {
  if (!enabled) return null;
  const { api, core, resources, sdk, otlp } = await loadPackages();
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(resources.resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new otlp.OTLPTraceExporter(endpoint ? { url: endpoint } : {}) }),
    ],
  });
  const tracer = provider.getTracer('gatehouse');
  const propagator = new core.W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();

  return {
    /** Records a span for each request. */
    traceRequests: (app: FastifyInstance) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, headers, id, routeOptions } = request;
        const { url: route, config } = routeOptions;
        const parent = propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter);
        // The route instead of the URL, which may contain tokens.
        const attributes = {
          'http.request.method': method,
          ...(route === undefined ? {} : { 'http.route': route }),
          ...(config.call === undefined
            ? {}
            : { 'gatehouse.call': config.call, 'gatehouse.transport': config.transport }),
          'gatehouse.request_id': id,
        };
        const name = route === undefined ? method : `${method} ${route}`;
        spans.set(request, tracer.startSpan(name, { kind: api.SpanKind.SERVER, attributes }, parent));
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    /** Exports the remaining spans. Waits for the collector. */
    close: () => provider.shutdown(),
  };
}

async function loadPackages() {
  try {
    const [api, core, resources, sdk, otlp] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
    return { api, core, resources, sdk, otlp };
  } catch (cause) {
    const names = ['api', 'core', 'resources', 'sdk-trace', 'exporter-trace-otlp-http'];
    const packages = names.map((name) => `@opentelemetry/${name}`).join(' ');
    throw new OptionsError(`Option tracing.enabled: got true, needs packages: npm install ${packages}`, { cause });
  }
}
