import type { EntityManager } from '@mikro-orm/postgresql';

import { importedFamily, isImportedHash } from '#server/features/accounts/account.entity.ts';

/** The imported hashes that no sign-in has renewed, by family: from an index that has only these. */
export async function importedHashes(em: EntityManager): Promise<{ family: string; count: number }[]> {
  return em.execute(
    `select ${importedFamily} as family, count(*)::int as count from account where ${isImportedHash} group by 1 order by 1`,
  );
}
