import { request, Agent } from 'node:http';

import pg from 'pg';
import { expect, inject } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, waitForBlockedStatement } from '#tests/support/postgres.ts';
import { startSmtpServer } from '#tests/support/smtp.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('a stop says so first, lets running calls finish, and leaves no connection behind', async () => {
  const { gatehouse, address, running, release } = await startWithWaitingCall({ announceSeconds: 1 });

  const closing = gatehouse.close();
  const ready = await fetch(`${address}/api/auth/ready`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  expect((await fetch(`${address}/api/auth/ok`)).status).toBe(200);
  const isOpen = () => fetch(`${address}/api/auth/ok`).then(Boolean, () => false);
  await expect.poll(isOpen, { timeout: 5_000 }).toBe(false);
  await release();

  const answer = await running;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await closing;
});

test('a call that never ends and a connection kept open do not hold up a stop for longer than its time', async () => {
  const { gatehouse, address, running, release } = await startWithWaitingCall({ timeoutSeconds: 2 });
  const agent = new Agent({ keepAlive: true });
  await new Promise((done) =>
    request(`${address}/api/auth/ok`, { agent }, (response) => response.resume().on('end', done)).end(),
  );

  const stuck = running.catch(String);
  const began = performance.now();
  await gatehouse.close();
  expect(performance.now() - began).toBeLessThan(3500);
  expect(await stuck).toMatch(/fetch failed/);
  await release();
});

/** A service with a call in it that waits for a row, until it is released. */
async function startWithWaitingCall(shutdown: { announceSeconds?: number; timeoutSeconds?: number }) {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  const gatehouse = await startGatehouse({ databaseUrl: url, port: 0, shutdown });
  const address = await gatehouse.listen();
  const person = await Person.signUp(gatehouse);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  await lock.query('begin; select from "user" for update');
  const headers = { cookie, 'content-type': 'application/json' };
  const running = fetch(`${address}/api/auth/update-user`, { method: 'POST', headers, body: '{"name":"Late"}' });
  await waitForBlockedStatement(url);
  // Its connection's end gives the row free.
  return { gatehouse, address, running, release: () => lock.end() };
}

test('mails under way are sent before the stop', async () => {
  await using smtp = await startSmtpServer();
  const gatehouse = await startGatehouse({ smtpUrl: smtp.url, mailRetryDelays: [3600] });
  const person = await Person.signUp(gatehouse);
  smtp.refuse(1);
  await person.post('/request-password-reset', { email: person.email, redirectTo: '/' });
  await gatehouse.close();

  expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[person.email]]);
});
