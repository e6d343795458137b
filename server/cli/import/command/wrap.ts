import type { EntityManager } from '@mikro-orm/postgresql';

import { withHashSlot } from '#server/security/hash-pool.ts';
import { wrapRawHash } from '#server/security/password-kinds/wrapped.ts';

const PAGE = 100;

/**
 * Stores the weak hashes of an import inside bcrypt. A hash that a sign-in has replaced meanwhile stays. Can be stopped and run
 * again at any time.
 */
export async function wrapHashes(
  em: EntityManager,
  cost: number,
  { onProgress, isStopped }: { onProgress: (wrapped: number) => void; isStopped: () => boolean },
): Promise<number> {
  let wrapped = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; !isStopped();) {
    const rows = await em.execute<{ id: string; password: string }[]>(
      `select id, password from account where id > ? and password like 'raw:%' order by id limit ${PAGE}`,
      [after],
    );
    if (rows.length === 0) break;
    const results = await Promise.all(
      rows.map(async ({ id, password }) => ({
        id,
        password,
        hash: await withHashSlot(() => wrapRawHash(password, cost)),
      })),
    );
    for (const { id, password, hash } of results) {
      if (hash === null) continue;
      await em.execute('update account set password = ? where id = ? and password = ?', [hash, id, password]);
      wrapped += 1;
    }
    after = rows.at(-1)!.id;
    onProgress(wrapped);
  }
  return wrapped;
}

/** The number of hashes that are not wrapped yet. */
export async function countRaw(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from account where password like 'raw:%'`,
  );
  return row!.count;
}
