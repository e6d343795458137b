import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { OptionsError } from '#server/errors.ts';
import type { Options } from '#server/options/options.ts';

/** Spans of the calls, on their way to a collector. */
export interface Tracing {
  /** One span for each request from here on. */
  follow: (app: FastifyInstance) => void;
  /** Hands over what is still here; a collector that does not answer ends it as well. */
  close: () => Promise<void>;
}

/**
 * OpenTelemetry's tracing, its packages loaded only where it is on: an app without them runs as before. Everything
 * belongs to this service and nothing to the process, so that several in one keep apart. Where the collector is and what
 * it wants is told by the standard's own environment variables.
 */
export async function tracingOf({ tracing: { enabled, serviceName, endpoint } }: Options): Promise<Tracing | null> {
  if (!enabled) return null;
  const { api, core, resources, sdk, otlp } = await loaded();
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
    follow: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method } = request;
        const { url: route, config } = request.routeOptions;
        const parent = propagator.extract(api.ROOT_CONTEXT, request.headers, api.defaultTextMapGetter);
        // The route, never the address: that holds tokens.
        const attributes = {
          'http.request.method': method,
          ...(route === undefined ? {} : { 'http.route': route }),
          ...(config.call === undefined ? {} : { 'gatehouse.call': config.call, 'gatehouse.door': config.transport }),
          'gatehouse.request_id': request.id,
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
    close: () => provider.shutdown(),
  };
}

async function loaded() {
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
    const packages = 'api core resources sdk-trace exporter-trace-otlp-http';
    const names = packages.replace(/\S+/g, '@opentelemetry/$&');
    throw new OptionsError(`Option tracing.enabled: got true, needs packages: npm install ${names}`, { cause });
  }
}
