import { z } from 'zod';

import { Values, type Reads } from '#server/db/reads.ts';
import { AppError } from '#server/lib/errors.ts';
import { afterCursor, orderBy } from '#server/call/list-page.ts';
import { toPage, toCursor } from '#server/call/paging.ts';
import { searchCondition } from '#server/features/users/search.ts';
import type { Member } from '#server/options/hooks/records.ts';
import { TimestampInput, Id } from '#shared/lib/fields.ts';
import type { ListMembers } from '#shared/organizations/schemas.ts';

type ListMembersInput = z.output<typeof ListMembers>;

export interface MemberSelection extends ListMembersInput {
  twoFactorEnabled?: boolean;
}

const memberFields = ['id', 'userId', 'role', 'name', 'email', 'image', 'createdAt', 'additionalFields'] as const;

/** A member with the columns of the user; `createdAt` in milliseconds since 1970, which `Date` parses faster than a text. */
interface MemberRow extends Omit<Member, 'organizationId' | 'teamId' | 'teamIds' | 'createdAt'> {
  name: string;
  email: string;
  image: string | null;
  createdAt: number;
}

/** A page of members with an array for each column, and the teams of all of them in the order of joining. */
export interface MemberPage {
  members: { [Field in (typeof memberFields)[number]]: MemberRow[Field][] };
  teams: [memberId: string, teamId: string][];
}

/** The columns of a member `m` and its user `u`. */
export const memberColumns = `m.id, m.user_id "userId", m.role, u.name, u.email, u.image,
  round(date_part('epoch', m.created_at) * 1000) "createdAt", m.additional_fields "additionalFields"`;

/**
 * Joins the user of a member `m` by the index. In a plain join the planner reads the whole table if it has only some thousand
 * rows, which takes twice as long.
 */
export const joinUserByIndex =
  'join lateral (select name, email, image from "user" where id = m.user_id limit 1) u on true';

/**
 * Aggregates an ordered page of `memberColumns` as the members of a `MemberPage`. JSON, since the driver takes longer to parse the texts of
 * a hundred rows; by columns, since PostgreSQL looks up the type of an aggregated column once, and that of a value in a row
 * each time.
 */
export const memberColumnsAsJson = `json_build_object(${memberFields
  .map((name) => `'${name}', coalesce(json_agg("${name}"), '[]')`)
  .join(', ')})`;

/**
 * The teams of a `MemberPage`, by the ids of its members. One subquery for the page: one for each member takes a third of the
 * time of the statement, and looking for teams in an organization that has none a seventh.
 */
export const teamsAsJson = (memberIds: string, organizationId: string) =>
  `case when exists (select from team where team.organization_id = ${organizationId}) then (
    select coalesce(json_agg(json_build_array(tm.member_id, tm.team_id) order by tm.created_at, tm.id), '[]')
    from unnest(${memberIds}) paged (id) join team_member tm on tm.member_id = paged.id) else '[]' end`;

/** The members of a page that was read by columns. */
export function membersFromColumns(organizationId: string, { members: columns, teams }: MemberPage) {
  const teamsOf = Map.groupBy(teams, ([memberId]) => memberId);
  return columns.id.map((id, n) => {
    const teamIds = teamsOf.get(id)?.map(([, teamId]) => teamId) ?? [];
    return {
      id,
      organizationId,
      userId: columns.userId[n]!,
      role: columns.role[n]!,
      teamId: teamIds[0] ?? null,
      teamIds,
      createdAt: new Date(columns.createdAt[n]!),
      additionalFields: columns.additionalFields[n]!,
      user: { id: columns.userId[n]!, name: columns.name[n]!, email: columns.email[n]!, image: columns.image[n]! },
    };
  });
}

/** One page of an organization's members, searched, filtered and sorted, with the number of all matches. */
export async function readMemberPage(reads: Reads, organizationId: string, input: MemberSelection) {
  const { sortBy, sortDirection, limit, offset, cursor } = input;
  const order = { ...input, sortKeys };
  const values = new Values();
  const organization = values.add(organizationId);
  const inOrganization = `organization_id = ${organization}`;
  const conditions = [
    searchOf(input, values),
    input.role === undefined ? '' : hasRole(input.role, values),
    filterOf(input, values),
    input.twoFactorEnabled === undefined ? '' : `u.two_factor_enabled = ${values.add(input.twoFactorEnabled)}`,
  ].filter(Boolean);
  const isFiltered = conditions.length > 0;
  // A search may select the users first.
  const joinUser = isFiltered ? 'join "user" u on u.id = m.user_id' : joinUserByIndex;
  const matching = [`m.${inOrganization}`, ...conditions].join(' and ');
  // Without a filter triggers have counted the members already.
  const unfiltered = `(select members from member_count where ${inOrganization})`;
  const counted =
    cursor === undefined
      ? 'count(*) over ()::int'
      : `(select count(*)::int from member m ${joinUser} where ${matching})`;
  const text = `select members, total, ${teamsAsJson('ids', organization)} teams
    from (select ${memberColumnsAsJson} members, max(total) total, array_agg(id) ids
      from (select ${memberColumns}, ${isFiltered ? counted : unfiltered} total
        from member m ${joinUser} where ${[matching, ...afterCursor(order, values, { id: 'm.id' })].join(' and ')}
        ${orderBy(order, { id: 'm.id' })} limit ${values.add(limit + 1)} offset ${values.add(offset)}) page) page`;
  // A filter is planned for its values: the better first table, members or users, depends on them.
  const name = `members_by_${sortBy}_${sortDirection}${cursor === undefined ? '' : '_after'}`;
  const query = isFiltered ? { text } : { name, text };
  const [row] = await reads.rows<MemberPage & { total: number | null }>(query, values.list);
  const read = membersFromColumns(organizationId, row!);
  const { rows: members, nextCursor } = toPage(read, limit, (last) => cursorAfter(last, input));
  return { members, total: row!.total ?? 0, nextCursor };
}

function searchOf({ search: text }: ListMembersInput, values: Values): string {
  if (!text) return '';
  return searchCondition({ text, field: 'any', operator: 'contains' }, values, { useIndex: true, table: 'u' });
}

function hasRole(role: string, values: Values): string {
  return `${values.add(role)}::text = any(string_to_array(m.role, ','))`;
}

const columns = {
  role: 'm.role',
  userId: 'm.user_id',
  id: 'm.id',
  createdAt: 'm.created_at',
} as const;
const operators = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

/** The filter parameters of better-auth's newest client. */
function filterOf(input: ListMembersInput, values: Values): string {
  const { filterField, filterOperator } = input;
  if (filterField === undefined || input.filterValue === undefined) return '';
  const filterValues = [input.filterValue].flat();
  if (filterOperator === 'in' || filterOperator === 'not_in') {
    const equal = filterValues.map((filterValue) => filterOf({ ...input, filterValue, filterOperator: 'eq' }, values));
    const isAny = `(${equal.join(' or ') || 'false'})`;
    return filterOperator === 'in' ? isAny : `not ${isAny}`;
  }
  const [filterValue, ...more] = filterValues;
  if (filterValue === undefined || more.length > 0) throw new AppError('VALIDATION_ERROR');
  if (filterOperator === 'contains') {
    if (filterField !== 'role') throw new AppError('VALIDATION_ERROR');
    return hasRole(filterValue, values);
  }
  if (filterField.toLowerCase().endsWith('id') && !Id.safeParse(filterValue).success) return 'false';
  if (filterField === 'teamId') return inTeam(filterValue, filterOperator, values);
  const isMoment = filterField === 'createdAt';
  if (isMoment && !TimestampInput.safeParse(filterValue).success) throw new AppError('VALIDATION_ERROR');
  return `${columns[filterField]} ${operators[filterOperator]} ${values.add(isMoment ? new Date(filterValue) : filterValue)}`;
}

function inTeam(teamId: string, operator: keyof typeof operators, values: Values): string {
  if (operator !== 'eq' && operator !== 'ne') throw new AppError('VALIDATION_ERROR');
  const isIn = `m.id in (select member_id from team_member where team_id = ${values.add(teamId)})`;
  return operator === 'eq' ? isIn : `not ${isIn}`;
}

/** Ids are in the order of joining. */
const sortKeys = {
  createdAt: { key: 'm.id', type: 'uuid', schema: Id, isUnique: true },
  name: { key: 'u.name', type: 'text', schema: z.string() },
  email: { key: 'u.email', type: 'text', schema: z.string() },
  role: { key: 'm.role', type: 'text', schema: z.string() },
};

type ListedMember = ReturnType<typeof membersFromColumns>[number];

function cursorAfter({ id, role, user }: ListedMember, { sortBy }: ListMembersInput): string {
  return toCursor([sortBy, { createdAt: id, role, name: user.name, email: user.email }[sortBy], id]);
}
