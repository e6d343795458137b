import { execFileSync } from 'node:child_process';
import { chown, copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';

import { runSql } from '#tests/support/postgres.ts';

/**
 * A certificate authority with certificates for `localhost` and for the client `gatehouse`. The files are made by `openssl`,
 * since Node cannot sign certificates.
 */
function createAuthority(folder: string, name: string): void {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const create = ['req', '-x509', '-nodes', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  openssl(...create, '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.crt`);
  for (const [file, subject, extension] of [
    ['server', '/CN=server', 'subjectAltName=DNS:localhost'],
    ['client', '/CN=gatehouse', 'extendedKeyUsage=clientAuth'],
  ] as const) {
    const issued = [
      `${name}.crt`,
      '-CAkey',
      `${name}.key`,
      '-addext',
      extension,
      '-addext',
      'basicConstraints=CA:FALSE',
    ];
    openssl(
      ...create,
      '-CA',
      ...issued,
      '-subj',
      subject,
      '-keyout',
      `${name}-${file}.key`,
      '-out',
      `${name}-${file}.crt`,
    );
  }
}

export interface TlsPostgres extends AsyncDisposable {
  /** Without parameters; its host is `localhost`. */
  url: string;
  /** The file of an authority, a certificate or a key. */
  file: (name: string) => string;
}

/**
 * A PostgreSQL that accepts TCP connections with TLS only. The role `gatehouse` authenticates by password, the role
 * `certified` by the client certificate of the authority.
 */
export async function startTlsPostgres(): Promise<TlsPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-tls-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const cluster = join(dataDir, 'postgres');
  const { uid, gid } = await stat(cluster);
  createAuthority(dataDir, 'own');
  createAuthority(dataDir, 'other');
  for (const name of ['own.crt', 'own-server.crt', 'own-server.key']) {
    await copyFile(join(dataDir, name), join(cluster, name));
    await chown(join(cluster, name), uid, gid);
  }
  for (const setting of [
    `ssl_cert_file = 'own-server.crt'`,
    `ssl_key_file = 'own-server.key'`,
    `ssl_ca_file = 'own.crt'`,
    'ssl = on',
  ]) {
    await runSql(postgres.url, `alter system set ${setting}`);
  }
  await runSql(postgres.url, 'create role certified login superuser');
  await writeFile(
    join(cluster, 'pg_hba.conf'),
    'hostssl all certified all cert map=clients\nhostssl all all all scram-sha-256\n',
  );
  await writeFile(join(cluster, 'pg_ident.conf'), 'clients gatehouse certified\n');
  await runSql(postgres.url, 'select pg_reload_conf()');
  return {
    url: postgres.url.replace('127.0.0.1', 'localhost'),
    file: (name) => join(dataDir, name),
    [Symbol.asyncDispose]: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
