import pg from 'pg';
import { expect, inject } from 'vitest';

import { newApiKey } from '#tests/support/api-keys.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** Without a comma: the environment variable takes a list. */
const SECRET = 'a secret for the nodes of this test with thirty-two or more';

const WAITING = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** An organization whose row is locked by the test, and a request that renames it. */
async function startWithLockedOrganization() {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  await using setUp = await startGatehouse({ databaseUrl, secret: SECRET });
  const { owner, id: organizationId } = await newOrganization(setUp);
  const { key } = await newApiKey(owner);
  const locking = new pg.Client({ connectionString: databaseUrl });
  await locking.connect();
  await locking.query(`begin; select from organization where id = '${organizationId}' for update`);
  // Not in the transaction, which sees the activity of its first query.
  const waiting = async () => (await runSql(databaseUrl, WAITING)).length;
  const rename = async (address: string, signal?: AbortSignal) => {
    const response = await fetch(`${address}/api/auth/organization/update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key, 'idempotency-key': 'retry-1' },
      body: JSON.stringify({ organizationId, data: { name: 'Renamed' } }),
      ...(signal && { signal }),
    });
    return { status: response.status, replayed: response.headers.get('idempotency-replayed') };
  };
  const countUpdates = async () =>
    (await runSql(databaseUrl, `select from audit_entry where event = 'organization.updated'`)).length;
  const unlock = () => locking.query('rollback').then(() => locking.end());
  return { env: { DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET }, waiting, rename, countUpdates, unlock };
}

test(
  'a request of a node that is killed before the commit takes effect when it is repeated',
  { timeout: 120_000 },
  async () => {
    const { env, waiting, rename, countUpdates, unlock } = await startWithLockedOrganization();
    await using survivor = await startNode(env);
    {
      await using node = await startNode(env);
      const interrupted = rename(node.address).catch((error: Error) => error.name);
      await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toBe(1);
      node.signal('SIGKILL');
      await node.ended;
      expect(await interrupted).toBe('TypeError');
    }
    await unlock();
    // PostgreSQL ends the transaction as soon as it notices the closed connection.
    await expect.poll(() => rename(survivor.address), { timeout: 10_000 }).toEqual({ status: 200, replayed: null });
    expect(await rename(survivor.address)).toEqual({ status: 200, replayed: 'true' });
    expect(await countUpdates()).toBe(1);
  },
);

test(
  'a request whose client disconnected before the answer gets it when it is repeated',
  { timeout: 120_000 },
  async () => {
    const { env, waiting, rename, countUpdates, unlock } = await startWithLockedOrganization();
    await using node = await startNode(env);
    const client = new AbortController();
    const interrupted = rename(node.address, client.signal).catch((error: Error) => error.name);
    await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toBe(1);
    client.abort();
    expect(await interrupted).toBe('AbortError');
    expect(await rename(node.address)).toEqual({ status: 409, replayed: null });
    await unlock();

    await expect.poll(countUpdates, { timeout: 10_000 }).toBe(1);
    expect(await rename(node.address)).toEqual({ status: 200, replayed: 'true' });
    expect(await countUpdates()).toBe(1);
  },
);
