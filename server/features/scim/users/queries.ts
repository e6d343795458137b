import type { EntityManager } from '@mikro-orm/postgresql';

import { allColumns } from '#server/db/columns.ts';
import type { Query, Reads, Values } from '#server/db/reads.ts';
import { lockAndRead } from '#server/db/request-transaction.ts';
import type { Resource } from '#server/features/scim/schema/resource.ts';
import { Id } from '#shared/lib/fields.ts';

import type { UserColumns } from './columns.ts';
import { ScimUser, ScimUserSchema } from '#server/features/scim/user.entity.ts';

/** A user as the directory reads it. */
export interface UserRow {
  id: string;
  userId: string | null;
  resource: Resource;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  groups: { value: string; display: string }[];
}

/** Of `scim_user u`. */
const selectedUser = `u.id, u.user_id "userId", u.resource, u.version, u.created_at "createdAt", u.updated_at "updatedAt",
  (select coalesce(json_agg(json_build_object('value', g.id, 'display', g.display_name) order by g.id), '[]')
   from scim_group_member m join scim_group g on g.id = m.group_id where m.user_id = u.id) groups`;

const userById: Query = {
  name: 'scim_user_by_id',
  text: `select ${selectedUser} from scim_user u where u.directory_id = $1 and u.id = $2 and u.deleted_at is null`,
};

/** Null for a user of another directory, one that was deleted, and a text that is no id. */
export async function readUser(reads: Reads, directoryId: string, id: string): Promise<UserRow | null> {
  if (!Id.safeParse(id).success) return null;
  const [row] = await reads.rows<UserRow>(userById, [directoryId, id]);
  return row ?? null;
}

const lockedUser: Query = {
  name: 'scim_user_for_update',
  text: `select ${allColumns(ScimUserSchema)} from scim_user where id = $1 for update`,
};
const userForUpdate: Query = { name: 'scim_account_for_update', text: 'select from "user" where id = $1 for update' };
const organizationForUpdate: Query = {
  name: 'scim_organization_for_update',
  text: 'select from organization where id = $1 for update',
};

/** Locks the account, the organization and then the user of the directory: the order that prevents deadlocks. */
export async function lockScimUser(
  em: EntityManager,
  { organizationId }: { organizationId: string },
  { id, userId }: Pick<UserRow, 'id' | 'userId'>,
): Promise<ScimUser | null> {
  const [, , [row]] = await lockAndRead(
    em,
    [userForUpdate, [userId]],
    [organizationForUpdate, [organizationId]],
    [lockedUser, [id]],
  );
  return row ? em.map(ScimUser, row) : null;
}

interface PreviousRow {
  id: string;
  userId: string | null;
  userNameLower: string;
  externalId: string | null;
  active: boolean;
}

const previousUsers: Query = {
  name: 'scim_previous_users',
  text: `select id, user_id "userId", user_name_lower "userNameLower", external_id "externalId",
      active and deleted_at is null active
    from scim_user where directory_id = $1
      and id in (
        select id from scim_user where directory_id = $1 and user_name_lower = $2 and deleted_at is null
        union all select id from scim_user where directory_id = $1 and user_name_lower = $2 and deleted_at is not null
        union all select id from scim_user where directory_id = $1 and external_id = $3 and deleted_at is null
        union all select id from scim_user where directory_id = $1 and external_id = $3 and deleted_at is not null)
    order by deleted_at is not null, id desc`,
};

/** The inactive or deleted user who is meant, by `externalId`, or by `userName` without another `externalId`. */
export async function findPreviousUser(
  reads: Reads,
  directoryId: string,
  { userNameLower, externalId }: Pick<UserColumns, 'userNameLower' | 'externalId'>,
): Promise<PreviousRow | 'taken' | null> {
  const rows = await reads.rows<PreviousRow>(previousUsers, [directoryId, userNameLower, externalId]);
  if (rows.some(({ active }) => active)) return 'taken';
  const isMeant = (row: PreviousRow) =>
    (externalId !== null && row.externalId === externalId) ||
    (row.userNameLower === userNameLower && (externalId === null || row.externalId === null));
  return rows.find(isMeant) ?? null;
}

const memberCount: Query = {
  name: 'scim_member_count',
  text: 'select members from member_count where organization_id = $1',
};

/** The number of members, without counting them. Requires the lock on the organization. */
export async function readMemberCount(em: EntityManager, organizationId: string): Promise<number> {
  const [[row]] = await lockAndRead(em, [memberCount, [organizationId]]);
  return Number((row as { members?: string } | undefined)?.members ?? 0);
}

/** `where` is of constants, with parameters. */
export async function countUsers(reads: Reads, where: string, values: Values): Promise<number> {
  const text = `select count(*)::int total from scim_user u where ${where}`;
  const [row] = await reads.rows<{ total: number }>({ text }, values.list);
  return row!.total;
}

export async function readUsers(
  reads: Reads,
  where: string,
  { values, startIndex, count }: { values: Values; startIndex: number; count: number },
): Promise<UserRow[]> {
  if (count === 0) return [];
  const text = `select ${selectedUser} from scim_user u where ${where} order by u.id limit ${count} offset ${startIndex - 1}`;
  return reads.rows<UserRow>({ text }, values.list);
}
