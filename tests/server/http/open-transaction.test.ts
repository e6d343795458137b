import { expect } from 'vitest';

import { isTransactionOpen } from '#server/lib/open-transaction.ts';
import { createHttpClient, requireAllowedDestination } from '#server/http/outgoing/http-client.ts';
import { OutgoingOptions } from '#server/options/outgoing.options.ts';
import { LoopbackServer } from '#tests/support/peers/loopback.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const outgoing = OutgoingOptions.parse({ privateHosts: ['127.0.0.1'] });
const http = createHttpClient(outgoing, 'http://localhost:3000');

test('the HTTP client sends nothing while the transaction of the call is open', async () => {
  await using loopback = await LoopbackServer.start(() => ({ body: { ok: true } }));
  const outcomes: Record<string, string> = {};
  const ask = (moment: string) => async () => {
    const asked = [http(loopback.origin), requireAllowedDestination(loopback.origin, outgoing)];
    const failed = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    const messages = failed.map((failure) => String((failure as PromiseRejectedResult).reason.message));
    outcomes[moment] = [...new Set(messages)].join() || 'answered';
  };
  await using gatehouse = await startGatehouse({
    hooks: { before: ask('before the call'), after: ask('after the call') },
    databaseHooks: { user: { create: { before: ask('in the flush'), after: ask('after the commit') } } },
    organization: {
      organizationHooks: {
        beforeDeleteOrganization: ask('in the operation'),
        afterDeleteOrganization: ask('in the background'),
      },
    },
  });
  const { owner, id } = await newOrganization(gatehouse);
  expect((await owner.post('/organization/delete', { organizationId: id })).status).toBe(200);
  await gatehouse.idle();

  const refused = `A request to ${new URL(loopback.origin).host} must not wait inside a transaction`;
  expect(outcomes).toEqual({
    'before the call': 'answered',
    'after the call': 'answered',
    'in the flush': refused,
    'after the commit': 'answered',
    'in the operation': refused,
    'in the background': 'answered',
  });
  expect(isTransactionOpen()).toBe(false);
});

test('a hook that does not settle inside a transaction fails its call after database.hookTimeoutMs', async () => {
  let blocks = false;
  const ends: (() => void)[] = [];
  const hang = async () => {
    if (blocks) await new Promise<void>((end) => ends.push(end));
  };
  await using gatehouse = await startGatehouse({
    database: { hookTimeoutMs: 200, poolSize: 2 },
    databaseHooks: { user: { create: { before: hang } } },
    organization: { organizationHooks: { beforeDeleteOrganization: hang } },
  });
  const { owner, id } = await newOrganization(gatehouse);
  const other = Object.assign(new Person(gatehouse), { email: 'other@example.com' });
  const signUp = () => other.post('/sign-up/email', { email: other.email, password: other.password, name: 'Other' });
  const remove = () => owner.post('/organization/delete', { organizationId: id });
  blocks = true;

  const answers = await Promise.all([signUp(), remove()]);
  expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  expect(ends).toHaveLength(2);
  blocks = false;
  // The transactions were rolled back, and their connections are free.
  expect(await Promise.all([signUp(), remove()])).toMatchObject([{ status: 200 }, { status: 200 }]);
});

test('a hook outside of transactions may take longer', async () => {
  await using gatehouse = await startGatehouse({
    database: { hookTimeoutMs: 50 },
    hooks: { before: () => new Promise((end) => setTimeout(end, 200)) },
  });

  expect((await new Person(gatehouse).get('/get-session')).status).toBe(200);
});
