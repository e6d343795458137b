import type { GroupMapping } from '#server/features/sso/group-mapping.entity.ts';
import { isWithinCeiling } from '#server/features/sso/connections/connection-roles.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import { rolesOf, type Access } from '#shared/lib/permissions.ts';

/** What the groups of a user mean for the membership. */
export interface GroupAccess {
  /** Null for no change: without a mapping to roles, or without the claim of one. */
  roles: string[] | null;
  /** Whether the member belongs in each team that is a target, without those whose claim is missing. */
  teams: ReadonlyMap<string, boolean>;
  /** Whether the provider did not state a claim of a mapping, which differs from no groups. */
  isIncomplete: boolean;
}

export function groupAccess(
  mappings: readonly GroupMapping[],
  { values }: Pick<StatedIdentity, 'values'>,
): GroupAccess {
  const stated = ({ claim }: GroupMapping) => (Object.hasOwn(values, claim) ? values[claim]! : null);
  const isMissing = (mapping: GroupMapping) => stated(mapping) === null;
  const applies = (mapping: GroupMapping) => stated(mapping)?.includes(mapping.value) ?? false;
  const ofRoles = mappings.filter(({ role }) => role !== null);
  const byTeam = Map.groupBy(
    mappings.filter(({ team }) => team !== null),
    ({ team }) => team!.id,
  );
  const roles = ofRoles.filter(applies).flatMap(({ role }) => rolesOf(role!));
  return {
    roles: ofRoles.length === 0 || ofRoles.some(isMissing) ? null : [...new Set(roles)],
    teams: new Map(
      [...byTeam].flatMap(([id, rows]) => (rows.some(isMissing) ? [] : [[id, rows.some(applies)] as const])),
    ),
    isIncomplete: mappings.some(isMissing),
  };
}

/** A provider or a directory that states groups. */
export type GroupSource = Pick<SsoConnection, 'defaultRole' | 'ceilingRole'>;

/** The roles that the groups give a member, by default those of all; null for no change. Never above the ceiling. */
export function grantedRole(access: Access, source: GroupSource, { roles }: GroupAccess): string | null {
  if (roles === null) return null;
  const exists = (role: string) => Object.hasOwn(access.roles, role);
  const granted = roles.filter((role) => exists(role) && isWithinCeiling(access, source, role));
  if (granted.length > 0) return granted.join(',');
  return isWithinCeiling(access, source, source.defaultRole) ? source.defaultRole : null;
}

/** Whether a member has exactly these roles. */
export function hasRoles({ role }: { role: string }, roles: string): boolean {
  return rolesOf(role).toSorted().join() === rolesOf(roles).toSorted().join();
}
