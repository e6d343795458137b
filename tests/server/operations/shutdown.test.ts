import { request, Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';
import { expect, inject } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { startSmtpServer } from '#tests/support/smtp.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('a stop says so first, lets running calls finish, and leaves no connection behind', async () => {
  const url = await freshDatabase(inject('postgresUrl'));
  const gatehouse = await startGatehouse({ databaseUrl: url, port: 0, shutdown: { announceSeconds: 1 } });
  const address = await gatehouse.listen();
  const person = await Person.signUp(gatehouse);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  await lock.query('begin; select from "user" for update');
  const headers = { cookie, 'content-type': 'application/json' };
  const running = fetch(`${address}/api/auth/update-user`, { method: 'POST', headers, body: '{"name":"Last"}' });
  await wait(200); // until the call waits for the row, which nothing here can see

  const closing = gatehouse.close();
  const ready = await fetch(`${address}/api/auth/ready`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  expect((await fetch(`${address}/api/auth/ok`)).status).toBe(200);
  await wait(1200);
  await expect(fetch(`${address}/api/auth/ok`)).rejects.toThrow();
  await lock.query('commit');
  await lock.end();

  const answer = await running;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await closing;
});

test('a call that never ends and a connection kept open do not hold up a stop for longer than its time', async () => {
  const url = await freshDatabase(inject('postgresUrl'));
  const gatehouse = await startGatehouse({ databaseUrl: url, port: 0, shutdown: { timeoutSeconds: 2 } });
  const address = await gatehouse.listen();
  const person = await Person.signUp(gatehouse);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  await lock.query('begin; select from "user" for update');
  const headers = { cookie, 'content-type': 'application/json' };
  const stuck = fetch(`${address}/api/auth/update-user`, { method: 'POST', headers, body: '{"name":"Stuck"}' }).catch(
    String,
  );
  const agent = new Agent({ keepAlive: true });
  await new Promise((done) =>
    request(`${address}/api/auth/ok`, { agent }, (response) => response.resume().on('end', done)).end(),
  );
  await wait(200);

  const began = performance.now();
  await gatehouse.close();
  expect(performance.now() - began).toBeLessThan(3500);
  expect(await stuck).toMatch(/fetch failed/);
  await lock.end();
});

test('mails under way are sent before the stop', async () => {
  await using smtp = await startSmtpServer();
  const gatehouse = await startGatehouse({ smtpUrl: smtp.url, mailRetryDelays: [3600] });
  const person = await Person.signUp(gatehouse);
  smtp.refuse(1);
  await person.post('/request-password-reset', { email: person.email, redirectTo: '/' });
  await gatehouse.close();

  expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[person.email]]);
});
