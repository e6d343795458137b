import type { EntityManager } from '@mikro-orm/postgresql';

import { askTogether, type Asked } from '#server/db/one-transaction.ts';

/**
 * Holds an organization's row until the call ends, so that whatever counts or compares its members, invitations or
 * teams does so alone.
 */
export async function lockOrganization(em: EntityManager, organizationId: string): Promise<void> {
  await lockAndRead(em, organizationId);
}

/** The same; gives what is read once it is held, in the same message, behind a row for the organization if there is one. */
export async function lockAndRead<Reads extends Asked[]>(em: EntityManager, organizationId: string, ...reads: Reads) {
  const lock: Asked = ['select from "organization" where "id" = ? for update', [organizationId], 'lock_organization'];
  return askTogether<[Asked, ...Reads]>(em, lock, ...reads);
}
