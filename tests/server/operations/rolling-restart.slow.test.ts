import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { startOwnPostgres } from '#tests/support/database/own-postgres.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { Proxy } from '#tests/support/processes/proxy.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { test } from '#tests/support/test.ts';

const ROUNDS = process.env['LONG'] ? 5 : 1;
const CALLERS = 8;

test(
  'a rolling restart of two nodes under load fails no request and loses no write',
  { timeout: 60_000 + ROUNDS * 60_000 },
  async () => {
    // A dedicated PostgreSQL: load of other tests would make the nodes unready.
    await using postgres = await startOwnPostgres();
    const databaseUrl = postgres.url;
    const env = { DATABASE_URL: databaseUrl, SHUTDOWN_ANNOUNCE_SECONDS: '1', LOG_LEVEL: 'info' };
    await using proxy = await Proxy.start({ probeMs: 100 });
    const nodes = await Promise.all([startNode(env), startNode(env)]);
    await using stopping = new AsyncDisposableStack();
    stopping.defer(async () => void (await Promise.all(nodes.map((node) => node[Symbol.asyncDispose]()))));
    await Promise.all(nodes.map(({ address }) => proxy.add(address)));

    const failures: string[] = [];
    const names = new Map<string, string>();
    let answered = 0;
    let restarting = true;
    const call = async (path: string, body?: object, cookie = '') => {
      const request = { method: body ? 'POST' : 'GET', headers: { cookie, 'content-type': 'application/json' } };
      const response = await fetch(`${proxy.address}/api/auth${path}`, {
        ...request,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      answered += 1;
      if (response.status !== 200) failures.push(`${path} ${response.status} ${text}`);
      return response.headers.getSetCookie().map((line) => line.split(';')[0]);
    };
    const work = async () => {
      const email = `${randomUUID()}@example.com`;
      const [cookie] = await call('/sign-up/email', { email, password: PASSWORD, name: 'Ada' });
      for (let count = 0; restarting; count++) {
        await call('/get-session', undefined, cookie);
        await call('/update-user', { name: `Ada ${count}` }, cookie);
        names.set(email, `Ada ${count}`);
      }
    };
    const load = Promise.all(Array.from({ length: CALLERS }, work));

    for (let restart = 0; restart < 2 * ROUNDS; restart++) {
      const stopped = nodes.shift()!;
      stopped.signal('SIGTERM');
      expect(await stopped.ended).toBe(0);
      const before = answered;
      const next = await startNode(env);
      nodes.push(next);
      await proxy.add(next.address);
      // The other node served requests during the restart.
      expect(answered).toBeGreaterThan(before + CALLERS);
    }
    restarting = false;
    await load;

    expect(failures).toEqual([]);
    const stored = await runSql(databaseUrl, 'select email, name from "user"');
    expect(new Map(stored.map(({ email, name }) => [email, name]))).toEqual(names);
    console.log(`${answered} requests over ${2 * ROUNDS} restarts, none failed`);
  },
);
