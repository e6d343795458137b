import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface Spans {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

interface OtlpSpan {
  name: string;
  kind: number;
  traceId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('spans have name, transport, status and request id of the call in the caller’s trace, and no secrets', async () => {
  const bodies: string[] = [];
  const collector = createHttpServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const gatehouse = await startGatehouse({
    tracing: {
      enabled: true,
      serviceName: 'door',
      endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`,
    },
  });
  const person = await Person.signUp(gatehouse);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  person.headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const { headers } = await person.send({ method: 'GET', url: '/api/trpc/getSession' });
  person.headers = {};
  await person.get('/reset-password/a-secret-token', { callbackURL: '/' });
  await person.get('/no-such-call');
  await gatehouse.close();
  collector.close();

  const [{ resource }] = (JSON.parse(bodies[0]!) as Spans).resourceSpans as [Spans['resourceSpans'][0]];
  expect(valuesOf(resource.attributes)).toMatchObject({ 'service.name': 'door' });
  const spans = bodies.flatMap((body) =>
    (JSON.parse(body) as Spans).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  expect(spans.map(({ name }) => name)).toEqual([
    'POST /api/auth/sign-up/email',
    'GET /api/trpc/getSession',
    'GET /api/auth/reset-password/:token',
    'GET',
  ]);
  expect(spans[1]).toMatchObject({ kind: 2, traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(BigInt(spans[1]!.endTimeUnixNano)).toBeGreaterThan(BigInt(spans[1]!.startTimeUnixNano));
  expect(valuesOf(spans[1]!.attributes)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/trpc/getSession',
    'gatehouse.call': 'getSession',
    'gatehouse.transport': 'RPC',
    'gatehouse.request_id': headers['x-request-id'],
    'http.response.status_code': 200,
  });
  for (const secret of [person.email, person.password, 'a-secret-token', ...person.cookies.values()])
    expect(bodies.join()).not.toContain(secret);
});

test('an unresponsive collector delays no call, and a shutdown only until its timeout', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const gatehouse = await startGatehouse({
    tracing: { enabled: true, endpoint: `http://127.0.0.1:${port}/v1/traces` },
    shutdown: { timeoutSeconds: 2 },
  });
  const startedAt = performance.now();
  await Person.signUp(gatehouse);
  await gatehouse.close();
  expect(performance.now() - startedAt).toBeLessThan(4000);
  silent.close();
});

test('OpenTelemetry packages are loaded only if tracing is enabled', () => {
  const script = `
    import { registerHooks } from 'node:module';
    const packages = new Set();
    const resolve = (name, context, next) => {
      if (name.startsWith('@opentelemetry/') && context.parentURL.includes('/server/app/')) packages.add(name.slice(15));
      return next(name, context);
    };
    registerHooks({ resolve });
    const { createGatehouse } = await import('#server/app/create-gatehouse.ts');
    const options = { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', logLevel: 'silent', secret: 'x'.repeat(32) };
    const loaded = [];
    for (const enabled of [false, true]) {
      await createGatehouse({ ...options, tracing: { enabled } }).catch(() => undefined);
      loaded.push([...packages].sort());
    }
    console.log(JSON.stringify(loaded));
    process.exit();`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual([[], ['api', 'core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace']]);
});
