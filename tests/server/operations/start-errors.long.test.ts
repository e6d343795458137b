import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject, onTestFinished, test } from 'vitest';

import { runFailingStart } from '#tests/support/processes/failing-start.ts';
import { startFakePostgres } from '#tests/support/database/fake-postgres.ts';
import { databaseUrl, createEmptyDatabase, runSql } from '#tests/support/postgres.ts';

const AUTH_SECRET = 'a secret for failing starts with thirty-two or more';
const PASSWORD = 'the-password-of-gatehouse';
const timeout = 60_000;

/** Expects one line, without a stack trace and without the password. */
async function expectLine(env: Record<string, string>, line: RegExp, as: { uid?: number } = {}): Promise<void> {
  const { code, lines } = await runFailingStart({ AUTH_SECRET, ...env }, as);
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
  expect(lines[0]).not.toContain(PASSWORD);
}

test.for(['backup', 'restore'])('npm run %s prints one line for an invalid option', { timeout }, async (name) => {
  const { code, lines } = await runFailingStart(
    { AUTH_SECRET, DATABASE_URL: 'mysql://x/y' },
    { command: `cli/${name}.ts` },
  );
  expect(lines).toEqual([expect.stringMatching(/: Option databaseUrl \(DATABASE_URL\): .*needs a postgres:/)]);
  expect(code).toBe(1);
});

const unreachable = `postgres://gatehouse:${PASSWORD}@127.0.0.1:1/gatehouse`;

test.for<[what: string, env: Record<string, string>, line: RegExp]>([
  ['a non-numeric port', { PORT: 'abc' }, /^Option port \(PORT\): got "abc", needs a number$/],
  ['a port above 65535', { PORT: '70000' }, /^Option port \(PORT\): got 70000, needs .*65535/],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, /^Option logLevel \(LOG_LEVEL\): got "loud", needs one of "fatal"/],
  [
    'a base URL without a scheme',
    { BASE_URL: 'auth.example.com' },
    /^Option baseUrl \(BASE_URL\): .*needs an http or https address/,
  ],
  [
    'a MySQL database',
    { DATABASE_URL: `mysql://u:${PASSWORD}@x/y` },
    /^Option databaseUrl \(DATABASE_URL\): .*needs a postgres:\/\/ address/,
  ],
  [
    'an origin without a scheme',
    { TRUSTED_ORIGINS: 'https://app.test,localhost:5173' },
    /^Option trustedOrigins\.1 \(TRUSTED_ORIGINS\): got "localhost:5173", needs an origin with its scheme and without a path, such as https:\/\/app\.example\.com$/,
  ],
  [
    'no secret in production',
    { NODE_ENV: 'production', AUTH_SECRET: '' },
    /^Option secret \(AUTH_SECRET\): got nothing/,
  ],
  [
    'a database server that is down',
    { DATABASE_URL: unreachable },
    /^DATABASE_URL \(postgres:\/\/gatehouse@127\.0\.0\.1:1\/gatehouse\): no PostgreSQL answers there \(ECONNREFUSED\)/,
  ],
  [
    'a database host that does not resolve',
    { DATABASE_URL: `postgres://gatehouse:${PASSWORD}@db.invalid/gatehouse` },
    /^DATABASE_URL \(postgres:\/\/gatehouse@db\.invalid:5432\/gatehouse\): the host db\.invalid has no address/,
  ],
  [
    'a data folder that cannot be created',
    { AUTH_SECRET: '', DATABASE_URL: unreachable, DATA_DIR: '/dev/null/gatehouse' },
    /^The data folder \/dev\/null\/gatehouse cannot be written \(ENOTDIR\): set DATA_DIR .*or set DATABASE_URL and AUTH_SECRET/,
  ],
  [
    'an embedded database in a folder that cannot be created',
    { DATA_DIR: '/dev/null/gatehouse' },
    /^The data folder \/dev\/null\/gatehouse cannot be written/,
  ],
])('a start with %s prints one line that names the setting', { timeout }, ([, env, line]) => expectLine(env, line));

test('a start in a folder of another user fails and names DATA_DIR', { timeout, skip: process.getuid?.() !== 0 }, () =>
  expectLine(
    { AUTH_SECRET: '', DATABASE_URL: unreachable },
    /^The data folder .*\.gatehouse cannot be written \(EACCES\): set DATA_DIR/,
    { uid: 65_534 },
  ),
);

test('a start with an unrelated folder as data folder prints one line', { timeout }, async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'gatehouse-foreign-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  await mkdir(join(DATA_DIR, 'postgres'));
  await writeFile(join(DATA_DIR, 'postgres/letter.txt'), 'mine');

  await expectLine({ DATA_DIR }, /\/postgres is not a data folder of PostgreSQL: .*choose another DATA_DIR$/);
});

test('a start on a used port fails and names PORT', { timeout }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  const DATABASE_URL = await createEmptyDatabase(inject('postgresUrl'));
  try {
    await expectLine({ DATABASE_URL, PORT }, new RegExp(`^PORT ${PORT} is in use by another process: .*free port$`));
    await expectLine({ DATABASE_URL, METRICS_ENABLED: 'true', METRICS_PORT: PORT }, /^METRICS_PORT \d+ is in use/);
  } finally {
    other.close();
  }
});

test('a start on an address of another machine fails and names HOST', { timeout }, async () => {
  const DATABASE_URL = await createEmptyDatabase(inject('postgresUrl'));
  await expectLine({ DATABASE_URL, HOST: '198.51.100.1' }, /^HOST 198\.51\.100\.1 is no address of this machine/);
});

test('a start with a missing database fails and does not create it', { timeout }, async () => {
  const server = inject('postgresUrl');
  const DATABASE_URL = databaseUrl(server, 'gatehuose');
  await expectLine(
    { DATABASE_URL },
    /^DATABASE_URL \(.*\/gatehuose\): the database "gatehuose" does not exist: .*`createdb gatehuose`$/,
  );
  expect(await runSql(server, `select from pg_database where datname = 'gatehuose'`)).toEqual([]);
});

test('a start with a role without the needed rights fails and names the role', { timeout }, async () => {
  const empty = await createEmptyDatabase(inject('postgresUrl'));
  const role = `plain_${Date.now()}`;
  await runSql(empty, `create role ${role} login password '${PASSWORD}'`);
  const as = (username: string, password: string) => Object.assign(new URL(empty), { username, password }).href;
  try {
    await expectLine(
      { DATABASE_URL: as('nobody_here', PASSWORD) },
      /authentication failed for user "nobody_here": check the user and the password$/,
    );
    await expectLine(
      { DATABASE_URL: as(role, 'wrong') },
      /authentication failed for user "plain_\d+": check the user and the password$/,
    );
    await expectLine(
      { DATABASE_URL: as(role, PASSWORD) },
      /permission denied for schema public: the user has to own the database, .*`alter database "empty_\w+" owner to "plain_\d+"`$/,
    );
    await runSql(empty, `alter database ${new URL(empty).pathname.slice(1)} connection limit 0`);
    await expectLine(
      { DATABASE_URL: as(role, PASSWORD) },
      /too many connections for database .*: raise max_connections/,
    );
  } finally {
    await runSql(inject('postgresUrl'), `drop role ${role}`);
  }
});

test('a PostgreSQL older than 14 is rejected', { timeout }, async () => {
  await using old = await startFakePostgres({
    query: (sql) =>
      sql.includes('server_version')
        ? { column: 'version', value: '13.23 (Debian 13.23-1)' }
        : { column: 'exists', value: '' },
  });
  await expectLine(
    { DATABASE_URL: old.url },
    /^PostgreSQL 13\.23 .*is not supported: Gatehouse needs version 14 or newer$/,
  );
});

test('a pooler that rejects startup parameters is reported with the needed pooler setting', { timeout }, async () => {
  await using pooler = await startFakePostgres({
    startup: { code: '08P01', message: 'unsupported startup parameter: statement_timeout' },
  });
  await expectLine(
    { DATABASE_URL: pooler.url },
    /unsupported startup parameter: statement_timeout: in pgbouncer\.ini set ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options$/,
  );
});
