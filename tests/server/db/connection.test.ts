import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as openSocket, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import { clientClass, withClient } from '#server/db/connection/client.ts';
import { databaseStartError } from '#server/db/start-errors.ts';
import { createEmptyDatabase, runSql } from '#tests/support/postgres.ts';
import { startTlsPostgres, type TlsPostgres } from '#tests/support/database/tls-postgres.ts';

let tls: TlsPostgres;
beforeAll(async () => {
  tls = await startTlsPostgres();
});
afterAll(() => tls[Symbol.asyncDispose]());

/** An address of the server with TLS, with parameters. */
const at = (parameters: Record<string, string>, host = 'localhost') =>
  `${tls.url.replace('localhost', host)}?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;

interface Session {
  ssl: boolean;
  application: string;
  user: string;
  path: string;
}

const select = `select ssl, current_setting('application_name') as application, current_user as user,
  current_setting('search_path') as path from pg_stat_ssl where pid = pg_backend_pid()`;

const sessionOf = (url: string): Promise<Session> =>
  withClient(url, async (client) => (await client.query<Session>(select)).rows[0]!);

/** The message that the operator sees. */
const refusal = (url: string) =>
  sessionOf(url).then(
    () => 'connected',
    (error: unknown) => (databaseStartError(error, url) as Error).message,
  );

test.for<[parameters: Record<string, string>, host?: string]>([
  [{ sslmode: 'require' }],
  [{ sslmode: 'prefer' }],
  [{ sslmode: 'verify-ca', sslrootcert: 'own.crt' }],
  [{ sslmode: 'verify-ca', sslrootcert: 'own.crt' }, '127.0.0.1'],
  [{ sslmode: 'require', sslrootcert: 'own.crt' }, '127.0.0.1'],
  [{ sslmode: 'verify-full', sslrootcert: 'own.crt' }],
  [{ sslrootcert: 'own.crt' }],
  [{ sslmode: 'require', channel_binding: 'require' }],
  [{ sslmode: 'require', sslnegotiation: 'direct' }],
])('a server that requires TLS is reached with %o', async ([parameters, host]) => {
  const { sslrootcert, ...others } = parameters;
  const files: Record<string, string> = sslrootcert === undefined ? {} : { sslrootcert: tls.file(sslrootcert) };
  expect(await sessionOf(at({ ...others, ...files }, host))).toMatchObject({ ssl: true });
});

test.for<[parameters: Record<string, string>, message: RegExp, host?: string]>([
  [{}, /no pg_hba\.conf entry .*: if the server requires TLS, set sslmode=verify-full/],
  [{ sslmode: 'disable' }, /if the server requires TLS, set sslmode/],
  [{ sslmode: 'verify-full' }, /certificate of the server is not trusted \(.*\): set sslrootcert/],
  [{ sslmode: 'verify-full', sslrootcert: 'system' }, /certificate of the server is not trusted/],
  [{ sslmode: 'verify-full', sslrootcert: 'other.crt' }, /certificate of the server is not trusted/],
  [{ sslmode: 'require', sslrootcert: 'other.crt' }, /certificate of the server is not trusted/],
  [{ sslmode: 'prefer', sslrootcert: 'other.crt' }, /certificate of the server is not trusted/],
  [{ sslmode: 'verify-full', sslrootcert: 'own.crt' }, /connect by a name of the certificate/, '127.0.0.1'],
  [{ sslmode: 'require', sslrootcert: 'missing.crt' }, /sslrootcert .*missing\.crt cannot be read \(ENOENT\)/],
])('a connection with %o is refused: %s', async ([parameters, message, host]) => {
  const { sslrootcert, ...others } = parameters;
  const file = sslrootcert?.includes('.') ? tls.file(sslrootcert) : sslrootcert;
  const line = await refusal(at({ ...others, ...(file === undefined ? {} : { sslrootcert: file }) }, host));
  expect(line).toMatch(message);
  expect(line).not.toContain(new URL(tls.url).password);
});

test('a client authenticates by its certificate, and by no other', async () => {
  const client = (name: string) => ({
    sslmode: 'verify-full',
    sslrootcert: tls.file('own.crt'),
    sslcert: tls.file(`${name}.crt`),
    sslkey: tls.file(`${name}.key`),
    user: 'certified',
  });
  expect(await sessionOf(at(client('own-client')))).toMatchObject({ user: 'certified', ssl: true });
  expect(await refusal(at(client('other-client')))).toMatch(
    /TLS failed|connection requires a valid client certificate|no PostgreSQL answers|unknown ca/i,
  );
});

test.for(['require', 'verify-ca', 'verify-full'])('sslmode=%s refuses a server without TLS', async (sslmode) => {
  const url = `${inject('postgresUrl')}?sslmode=${sslmode}&sslrootcert=${encodeURIComponent(tls.file('own.crt'))}`;
  expect(await refusal(url)).toMatch(/the server has no TLS, which sslmode demands/);
});

test('sslmode=prefer uses a server without TLS', async () => {
  expect(await sessionOf(`${inject('postgresUrl')}?sslmode=prefer`)).toMatchObject({ ssl: false });
});

test('channel_binding=require refuses a server without TLS', async () => {
  const url = `${inject('postgresUrl')}?sslmode=disable&channel_binding=require`;
  expect(await refusal(url)).toMatch(/channel_binding=require: the server offers no SCRAM with channel binding/);
});

test('application_name, options and credentials as parameters reach the server', async () => {
  const { pathname, password } = new URL(tls.url);
  const parameters = {
    sslmode: 'require',
    host: 'localhost',
    port: new URL(tls.url).port,
    dbname: pathname.slice(1),
    user: 'gatehouse',
    password,
    application_name: 'the login of a shop',
    options: '-c search_path=auth -c DateStyle=German',
  };
  const url = `postgres:///?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;
  expect(await sessionOf(url)).toEqual({
    ssl: true,
    application: 'the login of a shop',
    user: 'gatehouse',
    path: 'auth',
  });
});

test('connect_timeout limits the time for a server that never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const client = new (clientClass(`postgres://u:p@127.0.0.1:${port}/d?connect_timeout=1`))();
  await expect(client.connect()).rejects.toThrow(/timeout/);
  silent.close();
});

test('of several servers the one that accepts writes is used, also after a failover', async () => {
  const plain = inject('postgresUrl');
  const servers = [plain, `${tls.url}?sslmode=no-verify`];
  // Writes are forbidden by default, as on a standby.
  const makePrimary = async (primary: string) => {
    for (const server of servers) {
      await runSql(
        server,
        `alter role shared set default_transaction_read_only = ${server === primary ? 'off' : 'on'}`,
      );
    }
  };
  for (const server of servers) await runSql(server, `create role shared login superuser password 'shared'`);
  const [first, second] = servers.map((server) => new URL(server).port);
  const address = `postgres://shared:shared@127.0.0.1:1,127.0.0.1:${first},localhost:${second}/postgres?sslmode=prefer`;
  try {
    await makePrimary(plain);
    expect(await sessionOf(address)).toMatchObject({ ssl: false });
    await makePrimary(servers[1]!);
    expect(await sessionOf(address)).toMatchObject({ ssl: true });
    await makePrimary('none');
    expect(await refusal(address)).toMatch(
      /no PostgreSQL answers there .*is read-only: name the server that accepts writes/,
    );
    expect(await sessionOf(`${address}&target_session_attrs=any`)).toMatchObject({ user: 'shared' });
  } finally {
    await runSql(plain, 'drop role shared');
  }
});

test('a socket is connected to by its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-socket-'));
  const { port, username, password, pathname } = new URL(inject('postgresUrl'));
  const socket = createServer((client) => {
    const server = openSocket(Number(port), '127.0.0.1');
    client.pipe(server).pipe(client);
  }).listen(join(folder, '.s.PGSQL.5432'));
  await once(socket, 'listening');
  onTestFinished(async () => {
    socket.close();
    await rm(folder, { recursive: true });
  });
  const credentials = `${username}:${password}`;
  for (const address of [
    `postgres://${credentials}@${pathname}?host=${folder}&sslmode=require`,
    `postgres://${credentials}@${encodeURIComponent(folder)}${pathname}`,
  ]) {
    expect(await sessionOf(address)).toMatchObject({ user: 'gatehouse' });
  }
});

test('target_session_attrs refuses a server that accepts no writes', async () => {
  const url = `${await createEmptyDatabase(inject('postgresUrl'))}?options=-c%20default_transaction_read_only%3Don`;
  expect(await sessionOf(url)).toMatchObject({ ssl: false });
  expect(await refusal(`${url}&target_session_attrs=read-write`)).toMatch(
    /is read-only: name the server that accepts writes/,
  );
  expect(await sessionOf(`${url}&target_session_attrs=primary`)).toMatchObject({ ssl: false });
});
