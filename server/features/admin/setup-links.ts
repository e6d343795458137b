import type { EntityManager } from '@mikro-orm/postgresql';

import { Verification } from '#server/features/verification/verification.entity.ts';

/** How the identifier of a setup link begins. */
export const SETUP_PURPOSE = 'setup:';

/** Where there is an administrator, no link makes another. */
export async function revokeSetupLinks(em: EntityManager): Promise<void> {
  await em.nativeDelete(Verification, { identifier: { $like: `${SETUP_PURPOSE}%` } });
}
