import type { ClientBase } from 'pg';

import { accountCostClassIndex } from './migrations/imports/0720-password-kinds.ts';
import { attemptedAtIndex } from './migrations/0863-webhook-attempts.ts';
import { failedDeliveriesIndex } from './migrations/0864-failed-deliveries.ts';
import { eventTypesIndex } from './migrations/0865-event-types.ts';
import { importedHashIndex } from './migrations/imports/0820-imported-hashes.ts';

/** An index that a migration expects, on a table that may be large. */
interface ConcurrentIndex {
  migration: string;
  table: string;
  name: string;
  /** What follows the name. */
  definition: string;
}

const indexes: readonly ConcurrentIndex[] = [
  {
    migration: '0720-password-kinds',
    table: 'account',
    name: 'account_cost_class',
    definition: accountCostClassIndex,
  },
  {
    migration: '0820-imported-hashes',
    table: 'account',
    name: 'account_imported_hash',
    definition: importedHashIndex,
  },
  {
    migration: '0863-webhook-attempts',
    table: 'webhook_delivery',
    name: 'webhook_delivery_endpoint_id_attempted_at_index',
    definition: attemptedAtIndex,
  },
  {
    migration: '0864-failed-deliveries',
    table: 'webhook_delivery',
    name: 'webhook_delivery_failed',
    definition: failedDeliveriesIndex,
  },
  {
    migration: '0865-event-types',
    table: 'event',
    name: 'event_type_sequence_index',
    definition: eventTypesIndex,
  },
];

/**
 * Builds the indexes of pending migrations before their transactions, `concurrently`: within them the old version of the
 * service could not write until the index of a large table is complete. A new database has no such table yet, so its
 * migrations build them.
 */
export async function buildIndexes(client: ClientBase, pending: readonly string[]): Promise<void> {
  for (const { migration, table, name, definition } of indexes) {
    if (!pending.includes(migration)) continue;
    const { rows } = await client.query<{ exists: boolean; invalid: boolean }>(
      `select to_regclass($1) is not null as exists,
         exists(select from pg_index where indexrelid = to_regclass($2) and not indisvalid) as invalid`,
      [table, name],
    );
    if (!rows[0]!.exists) continue;
    // Of a build that was interrupted.
    if (rows[0]!.invalid) await client.query(`drop index concurrently "${name}"`);
    await client.query(`create index concurrently if not exists "${name}" ${definition}`);
  }
}
