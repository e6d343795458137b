import type { EntityManager } from '@mikro-orm/postgresql';

import { allColumns } from '#server/db/columns.ts';
import type { Query, Reads, Values } from '#server/db/reads.ts';
import { lockAndRead } from '#server/db/request-transaction.ts';
import { Id } from '#shared/lib/fields.ts';

import { ScimGroup, ScimGroupSchema } from '#server/features/scim/group.entity.ts';

/** A group as the directory reads it. */
export interface GroupRow {
  id: string;
  displayName: string;
  externalId: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Null if they were not read. */
  members: { value: string; display: string }[] | null;
}

const members = `(select coalesce(json_agg(json_build_object('value', u.id, 'display', coalesce(u.resource->>'displayName', u.resource->>'userName')) order by u.id), '[]')
  from scim_group_member m join scim_user u on u.id = m.user_id where m.group_id = g.id)`;

/** Of `scim_group g`. */
const selectedGroup = (withMembers: boolean) =>
  `g.id, g.display_name "displayName", g.external_id "externalId", g.version, g.created_at "createdAt",
   g.updated_at "updatedAt", ${withMembers ? members : 'null'} members`;

const groupById = (withMembers: boolean): Query => ({
  name: withMembers ? 'scim_group_with_members' : 'scim_group',
  text: `select ${selectedGroup(withMembers)} from scim_group g where g.directory_id = $1 and g.id = $2`,
});

interface GroupKey {
  directoryId: string;
  id: string;
  withMembers: boolean;
}

/** Null for a group of another directory, and a text that is no id. */
export async function readGroup(reads: Reads, { directoryId, id, withMembers }: GroupKey): Promise<GroupRow | null> {
  if (!Id.safeParse(id).success) return null;
  const [row] = await reads.rows<GroupRow>(groupById(withMembers), [directoryId, id]);
  return row ?? null;
}

/** The same with the changes of the transaction. */
export async function rereadGroup(em: EntityManager, { directoryId, id, withMembers }: GroupKey): Promise<GroupRow> {
  await em.flush();
  const [[row]] = await lockAndRead(em, [groupById(withMembers), [directoryId, id]]);
  return row as GroupRow;
}

const organizationForUpdate: Query = {
  name: 'scim_organization_for_update',
  text: 'select from organization where id = $1 for update',
};
const groupForUpdate: Query = {
  name: 'scim_group_for_update',
  text: `select ${allColumns(ScimGroupSchema)} from scim_group where directory_id = $1 and id = $2 for update`,
};

/** Locks the organization, since groups decide about its members, and then the group. */
export async function lockScimGroup(
  em: EntityManager,
  directory: { id: string; organizationId: string },
  id: string,
): Promise<ScimGroup | null> {
  if (!Id.safeParse(id).success) return null;
  const [, [row]] = await lockAndRead(
    em,
    [organizationForUpdate, [directory.organizationId]],
    [groupForUpdate, [directory.id, id]],
  );
  return row ? em.map(ScimGroup, row) : null;
}

export async function lockOrganization(em: EntityManager, organizationId: string): Promise<void> {
  await lockAndRead(em, [organizationForUpdate, [organizationId]]);
}

const usersOfDirectory: Query = {
  name: 'scim_users_of_directory',
  text: 'select id from scim_user where directory_id = $1 and id = any($2::uuid[]) and deleted_at is null',
};
const addMembers: Query = {
  name: 'scim_add_members',
  text: `insert into scim_group_member (group_id, user_id) select $1::uuid, unnest($2::uuid[])
    on conflict do nothing returning user_id id`,
};
const removeMembers: Query = {
  name: 'scim_remove_members',
  text: 'delete from scim_group_member where group_id = $1 and ($2::uuid[] is null or user_id = any($2)) returning user_id id',
};
const removeOthers: Query = {
  name: 'scim_remove_other_members',
  text: 'delete from scim_group_member where group_id = $1 and user_id <> all($2::uuid[]) returning user_id id',
};

const idsOf = (rows: object[]) => rows.map((row) => (row as { id: string }).id);

/** Those of the ids that are users of the directory. */
export async function findUserIds(em: EntityManager, directoryId: string, ids: readonly string[]): Promise<string[]> {
  const [rows] = await lockAndRead(em, [usersOfDirectory, [directoryId, ids]]);
  return idsOf(rows);
}

/** Requires the lock on the group. @returns those who were no members. */
export async function insertMembers(em: EntityManager, groupId: string, ids: readonly string[]): Promise<string[]> {
  const [rows] = await lockAndRead(em, [addMembers, [groupId, ids]]);
  return idsOf(rows);
}

/** The same, of those who were members; of all with null. */
export async function deleteMembers(
  em: EntityManager,
  groupId: string,
  ids: readonly string[] | null,
): Promise<string[]> {
  const [rows] = await lockAndRead(em, [removeMembers, [groupId, ids]]);
  return idsOf(rows);
}

export async function deleteOtherMembers(
  em: EntityManager,
  groupId: string,
  ids: readonly string[],
): Promise<string[]> {
  const [rows] = await lockAndRead(em, [removeOthers, [groupId, ids]]);
  return idsOf(rows);
}

/** `where` is of constants, with parameters. */
export async function countGroups(reads: Reads, where: string, values: Values): Promise<number> {
  const text = `select count(*)::int total from scim_group g where ${where}`;
  const [row] = await reads.rows<{ total: number }>({ text }, values.list);
  return row!.total;
}

interface GroupPage {
  values: Values;
  startIndex: number;
  count: number;
  withMembers: boolean;
}

export async function readGroups(
  reads: Reads,
  where: string,
  { values, startIndex, count, withMembers }: GroupPage,
): Promise<GroupRow[]> {
  if (count === 0) return [];
  const text = `select ${selectedGroup(withMembers)} from scim_group g where ${where} order by g.id limit ${count} offset ${startIndex - 1}`;
  return reads.rows<GroupRow>({ text }, values.list);
}
