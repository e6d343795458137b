import type { EntityManager } from '@mikro-orm/postgresql';

import type { Query } from '#server/db/reads.ts';
import { lockAndRead } from '#server/db/request-transaction.ts';

/** What a mapping gives the members of a group. */
export interface MappingTarget {
  /** Joined by commas. */
  role: string | null;
  teamId: string | null;
}

const mappingTargets: Query = {
  name: 'scim_mapping_targets',
  text: `select role, team_id "teamId" from scim_group where directory_id = $1 and num_nonnulls(role, team_id) > 0`,
};

/** A member of the organization whom the directory manages. */
interface MappedMember {
  id: string;
  roles: string[];
  teams: string[];
}

const mappedMembers: Query = {
  name: 'scim_mapped_members',
  text: `select m.id,
      array(select distinct unnest(string_to_array(g.role, ',')) from scim_group_member gm
        join scim_group g on g.id = gm.group_id where gm.user_id = u.id) roles,
      array(select distinct g.team_id from scim_group_member gm
        join scim_group g on g.id = gm.group_id where gm.user_id = u.id and g.team_id is not null) teams
    from scim_user u join scim_directory d on d.id = u.directory_id
    join member m on m.user_id = u.user_id and m.organization_id = d.organization_id
    where d.id = $1 and u.active and u.deleted_at is null and ($2::uuid[] is null or u.id = any($2))`,
};

/** With the changes of the transaction. `userIds` are of users of the directory; null for all. */
export async function readMapped(em: EntityManager, directoryId: string, userIds: readonly string[] | null) {
  await em.flush();
  const [targets, members] = await lockAndRead(
    em,
    [mappingTargets, [directoryId]],
    [mappedMembers, [directoryId, userIds]],
  );
  return { targets: targets as MappingTarget[], members: members as MappedMember[] };
}

/** Whether the groups of an enabled directory decide about roles and teams of the organization. */
export async function hasMappings(em: EntityManager, organizationId: string): Promise<boolean> {
  const [row] = await em.execute<{ exists: boolean }[]>(
    `select exists(select from "scim_group" g join "scim_directory" d on d."id" = g."directory_id"
     where d."organization_id" = ? and d."enabled" and num_nonnulls(g."role", g."team_id") > 0)`,
    [organizationId],
  );
  return row!.exists;
}
