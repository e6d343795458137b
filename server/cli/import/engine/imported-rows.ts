import type { EntityManager } from '@mikro-orm/postgresql';

import { rowsWith } from './bulk.ts';
import type { ImportedRow, RunContext } from './context.ts';
import type { Kind } from './mapped.ts';

/** What earlier batches and runs imported of these records, by key. */
export async function importedRows(
  { keys }: RunContext,
  em: EntityManager,
  { kind, ids }: { kind: Kind; ids: readonly string[] },
): Promise<Map<string, ImportedRow>> {
  const rows = await rowsWith<ImportedRow & { source: string; kind: Kind }>(
    em,
    'select source, kind, source_key, target_id, fields from imported_row',
    { column: 'source_key', values: [...new Set(ids)].map((id) => keys.of(kind, id)) },
  );
  // The key is one of the source and the kind.
  return new Map(rows.map((row) => [row.source_key, row]));
}
