import type { EntityManager } from '@mikro-orm/postgresql';

import { costClassesOfHashes } from '#server/features/accounts/account.entity.ts';
import { workOfClass } from '#server/security/password-kinds/registry.ts';
import { mostWork, topUp } from '#server/security/password-kinds/work.ts';

/** The cost classes of the hashes that are stored here. */
export async function storedCostClasses(em: EntityManager): Promise<string[]> {
  const [row] = await em.execute<{ classes: string[] }[]>(`select ${costClassesOfHashes} classes`);
  return row!.classes;
}

/** The milliseconds of a core that a refused sign-in takes on this machine when hashes of these classes are stored. */
export async function measureRefusal(costClasses: readonly string[]): Promise<number> {
  const work = mostWork(costClasses.map(workOfClass));
  // The first hash starts a thread.
  await topUp({ bcrypt: 2 ** 4 }, {});
  const start = performance.now();
  await topUp(work, {});
  return Math.round(performance.now() - start);
}
