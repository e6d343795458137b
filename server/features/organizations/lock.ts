import type { EntityManager } from '@mikro-orm/postgresql';

import { askTogether, type Asked, type Rows } from '#server/db/one-transaction.ts';

/**
 * Holds an organization's row until the call ends, so that whatever counts or compares its members, invitations or
 * teams does so alone.
 */
export async function lockOrganization(em: EntityManager, organizationId: string): Promise<void> {
  await askTogether(em, lock(organizationId));
}

/**
 * Locks a user's row against deletion, then an organization's, in the order that prevents deadlocks, and gives what is
 * read under these locks. All in one message.
 */
export async function lockBothAndRead<Reads extends Asked[]>(
  em: EntityManager,
  { userId, organizationId }: { userId: string; organizationId: string },
  ...reads: Reads
): Promise<{ [Index in keyof Reads]: Rows }> {
  const [, , ...rows] = await askTogether<[Asked, Asked, ...Reads]>(
    em,
    keepUser(userId),
    lock(organizationId),
    ...reads,
  );
  return rows;
}

/** Reads while nobody else changes who is in an organization. Calls that do so do not wait for each other. */
export async function keepAndRead<Reads extends Asked[]>(
  em: EntityManager,
  organizationId: string,
  ...reads: Reads
): Promise<{ [Index in keyof Reads]: Rows }> {
  const keep: Asked = [
    'select from "organization" where "id" = ? for key share',
    [organizationId],
    'keep_organization',
  ];
  const [, ...rows] = await askTogether<[Asked, ...Reads]>(em, keep, ...reads);
  return rows;
}

/** Keeps a user's row from being deleted until the call ends. Comes before any other lock. */
export function keepUser(userId: string): Asked {
  return ['select from "user" where "id" = ? for key share', [userId], 'keep_user'];
}

function lock(organizationId: string): Asked {
  return ['select from "organization" where "id" = ? for update', [organizationId], 'lock_organization'];
}
