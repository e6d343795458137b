import pg from 'pg';
import { expect, inject, test } from 'vitest';

import { createGatehouse } from '#server/app/create-gatehouse.ts';
import { clientClass, withClient } from '#server/db/connection/client.ts';
import { requireSessionSettings } from '#server/db/connection/session-settings.ts';
import { entities } from '#server/app/registry.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { findSession } from '#server/features/sessions/queries.ts';
import { sessionReads } from '#tests/support/calls/session-reads.ts';
import { connect } from '#server/db/orm.ts';
import { Reads } from '#server/db/reads.ts';
import { sha256 } from '#server/security/hash.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startPooler } from '#tests/support/database/pooler.ts';

/** Settings that a role or a database may have, with which statements or their results mean something else. */
const foreign = {
  DateStyle: 'German',
  TimeZone: 'Asia/Kathmandu',
  IntervalStyle: 'iso_8601',
  bytea_output: 'escape',
  default_transaction_isolation: 'serializable',
  standard_conforming_strings: 'off',
  array_nulls: 'off',
};

async function withForeignSettings(): Promise<string> {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  const database = new URL(url).pathname.slice(1);
  for (const [name, value] of Object.entries(foreign))
    await runSql(url, `alter database ${database} set ${name} = '${value}'`);
  return url;
}

const secret = 'a secret for foreign settings of thirty-two or more';
const options = { secret, logLevel: 'silent', webApp: false } as const;

async function signUpAndRead(databaseUrl: string, prepared = true): Promise<unknown> {
  const gatehouse = await createGatehouse({ ...options, databaseUrl, database: { prepared } });
  try {
    const email = `ada-${Math.random()}@example.com`;
    const payload = { email, password: 'correct horse battery', name: "back\\slash'; --" };
    const headers = { origin: gatehouse.options.baseUrl };
    const signedUp = await gatehouse.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload, headers });
    expect(signedUp.statusCode).toBe(200);
    const cookie = signedUp.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const read = { method: 'GET', url: '/api/auth/get-session', headers: { cookie } } as const;
    for (let n = 0; n < 2; n += 1) {
      const { user } = (await gatehouse.app.inject({ ...read, url: `${read.url}?disableCookieCache=true` })).json();
      expect(user).toMatchObject({ email, name: payload.name });
    }
    return (await gatehouse.app.inject(read)).json();
  } finally {
    await gatehouse.close();
  }
}

test('settings of the database do not change how the service works', async () => {
  expect(await signUpAndRead(await withForeignSettings())).toMatchObject({
    session: { expiresAt: expect.stringMatching(/^2\d\d\d-.*Z$/) },
  });
});

test('every setting that changes meaning is pinned', async () => {
  const names = Object.keys(foreign);
  const settings = await withClient(await withForeignSettings(), (client) =>
    client.query<{ name: string; value: string }>(
      'select name, current_setting(name) as value from unnest($1::text[]) as name',
      [names],
    ),
  );
  expect(Object.fromEntries(settings.rows.map(({ name, value }) => [name, value]))).toEqual({
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    IntervalStyle: 'postgres',
    bytea_output: 'hex',
    default_transaction_isolation: 'read committed',
    standard_conforming_strings: 'on',
    array_nulls: 'on',
  });
});

test.for(['German', 'SQL', 'Postgres'])('a time in the style %s is an error, never expired', async (style) => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  await runSql(
    url,
    `insert into "user" (id, email, name, created_at, updated_at) values (gen_random_uuid(), 'a@b.test', 'A', now(), now());
     insert into "session" (id, user_id, token_hash, amr, authenticated_at, expires_at, created_at, updated_at)
       select gen_random_uuid(), id, '${sha256('token')}', '{}', now(), now() + interval '1 day', now(), now() from "user"`,
  );
  const orm = connect(url, { entities, poolSize: 1, statementTimeoutMs: 0 });
  try {
    const pool: pg.Pool = await orm.em.getConnection().getNativeClient();
    await pool.query(`set datestyle = '${style}'`);
    await expect(findSession(sessionReads(new Reads(pool, { prepared: true })), 'token')).rejects.toThrow(
      /DateStyle has to be ISO/,
    );
    // An error ends its connection.
    await pool.query(`set datestyle = '${style}'`);
    await expect(orm.em.fork().find(Session, { tokenHash: sha256('token') })).rejects.toThrow(
      /DateStyle has to be ISO/,
    );
  } finally {
    await orm.close(true);
  }
});

test('behind a pooler that ignores the settings the start names those that the role has to have', async () => {
  // What a pooler leaves of the start packet.
  const url = await withForeignSettings();
  const pool = new pg.Pool({ connectionString: url });
  try {
    await expect(requireSessionSettings(pool)).rejects.toThrow(
      /`alter role "gatehouse" set datestyle = 'ISO'; .*set default_transaction_isolation = 'read committed'; .*', then restart the pooler$|set array_nulls = 'on'`/,
    );
  } finally {
    await pool.end();
  }
});

test('PgBouncer in transaction mode serves the service', async ({ skip }) => {
  const direct = await createMigratedDatabase(inject('postgresUrl'));
  const pooler = await startPooler(direct);
  if (pooler === null) return skip('no pgbouncer on this machine');
  try {
    expect(await signUpAndRead(pooler.url, false)).toMatchObject({ user: { emailVerified: false } });
    const client = new (clientClass(pooler.url))();
    await client.connect();
    await client.end();
  } finally {
    await pooler.stop();
  }
});
