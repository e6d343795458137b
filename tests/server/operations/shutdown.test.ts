import { request, Agent } from 'node:http';

import pg from 'pg';
import { expect, inject } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, waitForBlockedStatement } from '#tests/support/postgres.ts';
import { startSmtpServer } from '#tests/support/peers/smtp.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('a shutdown first becomes unready, then finishes running calls and closes all connections', async () => {
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

test('a hanging call and an idle connection delay a shutdown only until its timeout', async () => {
  const { gatehouse, address, running, release } = await startWithWaitingCall({ timeoutSeconds: 2 });
  const agent = new Agent({ keepAlive: true });
  await new Promise((done) =>
    request(`${address}/api/auth/ok`, { agent }, (response) => response.resume().on('end', done)).end(),
  );

  const stuck = running.catch(String);
  const startedAt = performance.now();
  await gatehouse.close();
  expect(performance.now() - startedAt).toBeLessThan(3500);
  expect(await stuck).toMatch(/fetch failed/);
  await release();
});

/** A service with a call that waits for a row lock until `release`. */
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
  // Closing the connection releases the lock.
  return { gatehouse, address, running, release: () => lock.end() };
}

test('pending mails are sent before the shutdown', async () => {
  await using smtp = await startSmtpServer();
  const gatehouse = await startGatehouse({ smtpUrl: smtp.url, mailRetryDelays: [3600] });
  const person = await Person.signUp(gatehouse);
  smtp.refuse(1);
  await person.post('/request-password-reset', { email: person.email, redirectTo: '/' });
  await gatehouse.close();

  expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[person.email]]);
});
