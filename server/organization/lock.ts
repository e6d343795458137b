import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Holds an organization's row until the call ends, so that whatever counts or compares its members, invitations or
 * teams does so alone. Says whether the organization still exists.
 */
export async function lockOrganization(em: EntityManager, organizationId: string): Promise<boolean> {
  if (!em.isInTransaction()) await em.begin();
  const rows = await em.execute<object[]>('select 1 from "organization" where "id" = ? for update', [organizationId]);
  return rows.length > 0;
}
