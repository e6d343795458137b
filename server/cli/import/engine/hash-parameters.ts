import type { EntityManager } from '@mikro-orm/postgresql';

import { sealHashParameter } from '#server/features/passwords/hash-services.ts';
import { now } from '#server/lib/now.ts';

import { insertRows } from './bulk.ts';
import type { RunContext } from './context.ts';

/** Stores the parameters that hashes of the batch refer to. */
export async function storeParameters(run: RunContext, em: EntityManager): Promise<void> {
  const rows = [...run.parameters].map(([id, { family, parameter }]) => ({
    id,
    family,
    sealed: sealHashParameter(run.secrets, id, parameter),
    created_at: now(),
  }));
  await insertRows(em, 'import_parameter', rows);
  run.parameters.clear();
}
