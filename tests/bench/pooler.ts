import { databaseUrl as at, runSql } from '#tests/support/postgres.ts';
import { NAMED_STATEMENTS_SINCE, startPooler } from '#tests/support/database/pooler.ts';

import { post, signUp } from './http.ts';
import { compare, startService } from './load.ts';
import type { Bench, Row } from './bench.ts';

/** The service behind PgBouncer in transaction mode against PostgreSQL without a pooler; no rows without `pgbouncer`. */
export async function benchPooler({ databaseUrl }: Bench): Promise<Row[]> {
  await runSql(databaseUrl, 'create database pooled');
  const direct = at(databaseUrl, 'pooled');
  const secret = 'a secret for the bench, thirty-two or more';
  // Migrates without the pooler, since migrations are serialized by a lock of the connection.
  const unpooled = await startService({ databaseUrl: direct, secret });
  const { cookie } = await signUp(unpooled.port, 'pooled@example.com');
  const pooler = await startPooler(direct);
  if (pooler === null) {
    unpooled.child.kill();
    process.stderr.write('  no pgbouncer on this machine\n');
    return [];
  }
  const contenders = [{ name: 'PostgreSQL', started: unpooled }];
  try {
    for (const prepared of pooler.version >= NAMED_STATEMENTS_SINCE ? [false, true] : [false]) {
      const name = `PgBouncer 1.${pooler.version}, ${prepared ? 'named statements' : 'DATABASE_PREPARED=0'}`;
      contenders.push({
        name,
        started: await startService({ databaseUrl: pooler.url, secret, database: { prepared } }),
      });
    }
    for (const [index, { started }] of contenders.entries()) await createOrganizations(started.port, { index, cookie });
    const request = { path: '/api/auth/get-session', headers: { cookie } };
    const { rates } = await compare(
      contenders.map(({ name, started: { port } }) => ({ name, request: { ...request, port } })),
      { warmUp: 4 },
    );
    return contenders.slice(1).map(({ name }) => ({
      work: `get-session through ${name} / without a pooler`,
      ratio: rates(name, 'PostgreSQL'),
      budget: 0.5,
    }));
  } finally {
    for (const { started } of contenders) started.child.kill();
    await pooler.stop();
  }
}

/** Runs concurrent transactions on more connections than the pooler has. */
async function createOrganizations(port: number, { index, cookie }: { index: number; cookie: string }): Promise<void> {
  const slugs = Array.from({ length: 40 }, (_, number) => `pooled-${index}-${number}`);
  await Promise.all(
    slugs.map((slug) => post(port, '/organization/create', { body: { name: 'Pooled', slug }, cookie })),
  );
}
