import { appendFile, chown, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';

import { chooseAccount, findInstallation, reachableBinaries } from '#server/db/embedded/embedded-binaries.ts';
import { pathFromWithin } from '#server/db/embedded/embedded-folder.ts';
import { startGuarded } from '#server/db/embedded/embedded-process.ts';

import { freePort } from './free-port.ts';

export interface StreamingReplica {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A standby that streams from an embedded primary: its folder copied while the primary says from where to replay, as
 * pg_basebackup does, which the embedded programs lack.
 */
export async function startReplica(primary: { url: string; dataDir: string }, home: string): Promise<StreamingReplica> {
  const source = join(primary.dataDir, 'postgres');
  const folder = join(home, 'postgres');
  await mkdir(home, { recursive: true });
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  await cp(source, folder, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();

  const { hostname, port, username, password } = new URL(primary.url);
  await writeFile(join(folder, 'backup_label'), rows[0]!.labelfile);
  await writeFile(join(folder, 'standby.signal'), '');
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
  const owner = await stat(source);
  if (process.getuid?.() === 0) await handOver(folder, owner);

  const account = await chooseAccount(folder);
  const bin = await reachableBinaries(await findInstallation(), account);
  const own = await freePort();
  const ready = Promise.withResolvers<void>();
  const settings = { listen_addresses: '127.0.0.1', port: own, unix_socket_directories: '', max_connections: 300 };
  const server = await startGuarded({
    program: join(bin, 'postgres'),
    args: [
      '-D',
      pathFromWithin({ folder, account }),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    cwd: folder,
    account,
    onLine: (line) => {
      if (line.includes('ready to accept read-only connections')) ready.resolve();
    },
  });
  const failed = server.ended.then(({ output }) => Promise.reject(new Error(`The replica did not start: ${output}`)));
  await Promise.race([ready.promise, failed]);
  failed.catch(() => undefined);
  const url = new URL(primary.url);
  url.port = String(own);
  return {
    url: url.href,
    stop: async () => {
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function handOver(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid);
}
