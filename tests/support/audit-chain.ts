import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { entities } from '#server/app/registry.ts';
import { connect } from '#server/db/orm.ts';
import { verifyChain, type VerificationInput } from '#server/features/audit-chain/verify/verify-chain.ts';
import { runSql } from './postgres.ts';
import { SECRET } from './test.ts';

/** Waits until every entry is in a seal. */
export async function allSealed({ options }: Pick<Gatehouse, 'options'>): Promise<void> {
  const left = async () => {
    const [row] = await runSql(
      options.databaseUrl!,
      `select (select count(*) from audit_entry)::int
         - (select coalesce(sum(count), 0) from audit_seal where ids is not null)::int as left`,
    );
    return row!['left'];
  };
  await expect.poll(left, { timeout: 20_000, interval: 20 }).toBe(0);
}

/** A connection of the superuser, who can disable triggers. */
export async function superuser(databaseUrl: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

export const verification = (client: pg.Client): VerificationInput => ({
  client,
  secrets: [SECRET],
  service: 'http://localhost:3000',
  isEnabled: true,
});

/** Verifies the log of a service as the command does, in one thread. */
export async function verifyLog({ options }: Pick<Gatehouse, 'options'>, input: Partial<VerificationInput> = {}) {
  await using client = await superuser(options.databaseUrl!);
  return await verifyChain({ ...verification(client), ...input });
}

/** Runs a task in a transaction beside the service. */
export async function inDatabase<T>(databaseUrl: string, task: (em: EntityManager) => Promise<T>): Promise<T> {
  const orm = connect(databaseUrl, { entities, poolSize: 2, statementTimeoutMs: 0, prepared: false });
  try {
    return await orm.em.fork().transactional(task);
  } finally {
    await orm.close(true);
  }
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
