import Fastify from 'fastify';
import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('metrics count responses by call name and report the pool, also on the public port if enabled', async () => {
  await using gatehouse = await startGatehouse({ metrics: { enabled: true, onPublicPort: true } });
  const person = await Person.signUp(gatehouse);
  await person.get('/get-session');
  await person.send({ method: 'GET', url: '/api/trpc/getSession' });
  await person.get(`/reset-password/${person.id}`);
  await person.get('/no-such-call');
  const { body, headers } = await gatehouse.app.inject({ url: '/metrics' });

  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain('gatehouse_calls_total{call="signUp.email",transport="REST",status="200"} 1');
  expect(body).toContain('gatehouse_calls_total{call="getSession",transport="REST",status="200"} 1');
  expect(body).toContain('gatehouse_calls_total{call="getSession",transport="RPC",status="200"} 1');
  expect(body).toContain('gatehouse_calls_total{call="none",transport="none",status="404"} 1');
  expect(body).toContain('gatehouse_call_duration_seconds_count{call="getSession"} 2');
  expect(body).toMatch(/gatehouse_database_connections\{state="idle"\} [1-9]/);
  expect(body).toContain('gatehouse_background_tasks 0');
  expect(body).not.toContain(person.id);
});

test('metrics have their own port and are off by default', async ({ anyone }) => {
  expect((await anyone.send({ method: 'GET', url: '/api/metrics' })).statusCode).toBe(404);
  expect((await anyone.gatehouse.app.inject({ url: '/metrics' })).body).not.toContain('gatehouse_calls_total');

  await using gatehouse = await startGatehouse({ metrics: { enabled: true, port: 0 } });
  expect((await gatehouse.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  const { serveMetrics } = await import('#server/app/metrics.ts');
  const { Background } = await import('#server/lib/background.ts');
  const { Pool } = await import('pg').then((module) => module.default);
  await using app = Fastify();
  const background = new Background(gatehouse.app.log);
  const metrics = serveMetrics(app, { pool: new Pool(), background, options: gatehouse.options })!;
  const address = await metrics.listen();
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('gatehouse_background_tasks 0');
  await metrics.close();
});
