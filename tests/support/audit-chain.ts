import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { entities } from '#server/app/registry.ts';
import { connect } from '#server/db/orm.ts';
import { createCheckpoint } from '#server/features/audit-chain/seals/checkpoints.ts';
import { entryColumns, readEntries, sealEntries } from '#server/features/audit-chain/seals/seal-entries.ts';
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

/** Seals an entry of an organization, as the job does that no test with a seeded service runs. @returns its id. */
export async function seedSeal({ options }: Gatehouse, organizationId: string): Promise<string> {
  return inDatabase(options.databaseUrl!, async (em) => {
    const entries = await readEntries(
      em,
      `select null as sequence, ${entryColumns} from audit_entry entry where organization_id = ? order by id limit 1`,
      [organizationId],
    );
    await sealEntries(em, [SECRET], entries);
    await em.flush();
    await createCheckpoint(em, { options, secrets: [SECRET] }, { kind: 'interval' });
    return entries[0]!.id;
  });
}
