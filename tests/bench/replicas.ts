import { join } from 'node:path';

import { databaseUrl as at, onServer } from '#tests/support/postgres.ts';
import { startReplica } from '#tests/support/streaming-replica.ts';

import { signUp } from './http.ts';
import { compare, startService } from './load.ts';
import type { Bench, Row } from './run.ts';

const PEOPLE = 50_000;
const PAGE = '/api/auth/admin/list-users?limit=25&searchValue=42@example.com';

/** Two nodes, a primary and a streaming replica on this machine: what the replica takes over, and what its lag or end costs. */
export async function benchReplicas({ databaseUrl, dataDir }: Bench): Promise<Row[]> {
  await onServer(databaseUrl, 'create database replicated');
  const url = at(databaseUrl, 'replicated');
  const options = { databaseUrl: url, secret: 'a secret for the bench, thirty-two or more', logLevel: 'silent' };
  const alone = await startService(options);
  const { cookie } = await signUp(alone.port, 'admin@example.com');
  await onServer(
    url,
    `update "user" set role = 'admin';
     insert into "user" (id, email, name, created_at, updated_at)
       select gen_random_uuid(), 'person' || n || '@example.com', 'Person ' || n, now(), now() from generate_series(1, ${PEOPLE}) n`,
  );
  await onServer(url, 'vacuum analyze');
  const replica = await startReplica({ url, dataDir }, join(dataDir, 'replica'));
  const database = { replicaUrls: [replica.url] };
  const nodes = [await startService({ ...options, database }), alone];
  try {
    const peer = (name: string, port: number) => ({ name, request: { port, path: PAGE, headers: { cookie } } });
    const rates = await compare([peer('with a replica', nodes[0]!.port), peer('without', alone.port)], { warmUp: 4 });
    const rows: Row[] = [
      {
        work: 'list-users of a node with a replica / of one without, all on one machine',
        ratio: rates.get('with a replica')! / rates.get('without')!,
        bar: 0.5,
      },
    ];
    for (const [trouble, cause] of [
      ['lags', () => onServer(replica.url, 'select pg_wal_replay_pause()')],
      ['is gone', () => replica.stop()],
    ] as const) {
      await cause();
      // Something to lag behind with.
      await signUp(alone.port, `after-${Date.now()}@example.com`);
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${nodes[0]!.port}${PAGE}`, { headers: { cookie } });
      process.stderr.write(
        `  the replica ${trouble}: ${answer.status} after ${(performance.now() - begun).toFixed(0)} ms\n`,
      );
      const after = await compare([peer('with a replica', nodes[0]!.port), peer('without', alone.port)], {
        warmUp: 1,
        rounds: 1,
      });
      rows.push({
        work: `the same while the replica ${trouble}`,
        ratio: answer.ok ? after.get('with a replica')! / after.get('without')! : 0,
        bar: 0.5,
      });
    }
    return rows;
  } finally {
    for (const { child } of nodes) child.kill();
    await replica.stop();
  }
}
