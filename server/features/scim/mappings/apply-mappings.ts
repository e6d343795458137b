import { readAccess } from '#server/features/organizations/custom-roles/queries.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import type { Provisioning } from '#server/features/scim/protocol/responses.ts';
import { applyGroups } from '#server/features/sso/mappings/apply-mappings.ts';

import { readMapped, type MappingTarget } from './queries.ts';

interface Application {
  /** Users of the directory; null for all. */
  userIds: readonly string[] | null;
  /** A mapping that ended, whose role and team its members lose. */
  ended?: MappingTarget;
}

/**
 * Gives members the roles and the teams of their groups. With mappings to roles, members without one have the default role. Requires
 * the lock on the organization.
 */
export async function applyMappings({ ctx, directory }: Provisioning, { userIds, ended }: Application): Promise<void> {
  if (userIds?.length === 0) return;
  const { em } = ctx;
  const { id: directoryId, organizationId } = directory;
  const { targets: current, members: mapped } = await readMapped(em, directoryId, userIds);
  const targets = [...current, ...(ended ? [ended] : [])];
  if (targets.length === 0 || mapped.length === 0) return;
  const mapsRoles = targets.some(({ role }) => role !== null);
  const teamIds = [...new Set(targets.flatMap(({ teamId }) => teamId ?? []))];
  const access = await readAccess(ctx, organizationId);
  const organization = await em.findOneOrFail(Organization, { id: organizationId });
  const byId = new Map(mapped.map((row) => [row.id, row]));
  const members = await em.find(Member, { id: [...byId.keys()] }, { orderBy: { id: 'asc' } });
  for (const member of members) {
    const { roles, teams } = byId.get(member.id)!;
    const groups = {
      roles: mapsRoles ? roles : null,
      teams: new Map(teamIds.map((id) => [id, teams.includes(id)])),
      isIncomplete: false,
    };
    // A full team adds no member; the directory cannot change its limit.
    await applyGroups(ctx, { organization, member, source: directory, by: { directoryId }, access, groups });
  }
}
