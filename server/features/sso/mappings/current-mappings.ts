import type { EntityManager } from '@mikro-orm/postgresql';

import { defineEvent, type EventContext } from '#server/call/lifecycle-events.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { GroupMapping } from '#server/features/sso/group-mapping.entity.ts';

interface GroupStatement {
  organizationId: string;
  /** A subscriber sets it to false if the organization has a better source of groups. */
  counts: boolean;
}

/** The mappings of identity providers of an organization are about to be read. */
export const groupsStated = defineEvent<GroupStatement>('groupsStated');

/** Whether the groups that identity providers state count: two sources would undo the changes of each other. */
export async function providerGroupsCount(ctx: EventContext, organizationId: string): Promise<boolean> {
  const statement = { organizationId, counts: true };
  await groupsStated.emit(ctx, statement);
  return statement.counts;
}

/** In the order of the manager. */
export async function mappingsOf(em: EntityManager, connection: SsoConnection): Promise<GroupMapping[]> {
  return em.find(GroupMapping, { connection: connection.id }, { orderBy: { id: 'asc' } });
}

/** Those that count at a sign-in. */
export async function currentMappings(ctx: EventContext, connection: SsoConnection): Promise<GroupMapping[]> {
  const mappings = await mappingsOf(ctx.em, connection);
  return mappings.length > 0 && (await providerGroupsCount(ctx, connection.organizationId)) ? mappings : [];
}
