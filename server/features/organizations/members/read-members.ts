import type { z } from 'zod';

import type { Call } from '#server/context.ts';
import { Values } from '#server/db/reads.ts';
import { AppError } from '#server/errors.ts';
import type { OrganizationContext } from '#server/features/organizations/context.ts';
import { byChoice } from '#server/features/organizations/membership.ts';
import { findRole, memberColumns, withPerson, type MemberRow } from '#server/features/organizations/queries.ts';
import type { ReadContext } from '#server/features/sessions/context.ts';
import { searchCondition } from '#server/features/users/search.ts';
import { AskedMoment, Id } from '#shared/fields.ts';
import type { GetActiveMemberRole, InOrganization as Choice, ListMembers } from '#shared/organization.ts';

type ListMembersInput = z.output<typeof ListMembers>;

interface Listed {
  members: ReturnType<typeof withPerson>[];
  total: number;
}

/** One page of an organization's members, searched, filtered and sorted, with how many there are in all. */
export async function listMembers({ ctx, input }: Call<OrganizationContext, typeof ListMembers>): Promise<Listed> {
  const values = new Values();
  const conditions = [`m.organization_id = ${values.add(ctx.organizationId)}`, ...conditionsOf(input, values)];
  const everybody = conditions.length === 1;
  const { sortBy, sortDirection, limit, offset } = input;
  const text = `select ${memberColumns}${everybody ? '' : ', count(*) over ()::int total'}
    from member m join "user" u on u.id = m.user_id where ${conditions.join(' and ')}
    order by ${orderOf(input)} limit ${values.add(limit)} offset ${values.add(offset)}`;
  if (everybody) {
    const page = ctx.reads.rows<MemberRow>({ name: `members_by_${sortBy}_${sortDirection}`, text }, values.list);
    const [members, total] = await Promise.all([page, countEverybody(ctx)]);
    return { members: members.map(withPerson), total };
  }

  // Planned for its values: whether a search begins at the members or at the people found depends on both.
  const found = await ctx.reads.rows<MemberRow & { total: number }>({ text }, values.list);
  if (found.length === 0 && offset > 0) {
    const { total } = await listMembers({ ctx, input: { ...input, limit: 1, offset: 0 } });
    return { members: [], total };
  }
  return { members: found.map(withPerson), total: found[0]?.total ?? 0 };
}

/** They are counted as they come and go. */
async function countEverybody({ reads, organizationId }: OrganizationContext): Promise<number> {
  const text = 'select members total from member_count where organization_id = $1';
  const [row] = await reads.rows<{ total: number }>({ name: 'members_counted', text }, [organizationId]);
  return row?.total ?? 0;
}

function conditionsOf(input: ListMembersInput, values: Values): string[] {
  return [searched(input, values), ofRole(input.role, values), filtered(input, values)].filter(Boolean);
}

function searched({ search: text }: ListMembersInput, values: Values): string {
  if (!text) return '';
  return searchCondition({ text, field: 'any', operator: 'contains' }, values, { useIndex: true, table: 'u' });
}

function ofRole(role: string | undefined, values: Values): string {
  return role === undefined ? '' : `${values.add(role)}::text = any(string_to_array(m.role, ','))`;
}

const columns = {
  role: 'm.role',
  userId: 'm.user_id',
  teamId: 'm.team_id',
  id: 'm.id',
  createdAt: 'm.created_at',
} as const;
const operators = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

/** The newest client's own way to filter; the columns and what can be asked of each are a closed set. */
function filtered(asked: ListMembersInput, values: Values): string {
  const { filterField, filterOperator } = asked;
  const listed = [asked.filterValue ?? []].flat();
  const isList = filterOperator === 'in' || filterOperator === 'not_in';
  if (filterField === undefined || asked.filterValue === undefined) return '';
  if (isList) {
    const equal = listed.map((filterValue) => filtered({ ...asked, filterValue, filterOperator: 'eq' }, values));
    const isAny = `(${equal.join(' or ') || 'false'})`;
    return filterOperator === 'in' ? isAny : `not ${isAny}`;
  }
  const [filterValue, ...more] = listed;
  if (filterValue === undefined || more.length > 0) throw new AppError('VALIDATION_ERROR');
  if (filterOperator === 'contains') {
    if (filterField !== 'role') throw new AppError('VALIDATION_ERROR');
    return ofRole(filterValue, values);
  }
  if (filterField.toLowerCase().endsWith('id') && !Id.safeParse(filterValue).success) return 'false';
  if (filterField === 'createdAt' && !AskedMoment.safeParse(filterValue).success)
    throw new AppError('VALIDATION_ERROR');
  const value = values.add(filterField === 'createdAt' ? new Date(filterValue) : filterValue);
  return `${columns[filterField]} ${operators[filterOperator]} ${value}`;
}

/** Ties are settled by the order of joining, so that pages never overlap. */
function orderOf({ sortBy, sortDirection }: ListMembersInput): string {
  const keys = { createdAt: [], name: ['u.name'], email: ['u.email'], role: ['m.role'] }[sortBy];
  return [...keys, 'm.id'].map((key) => `${key} ${sortDirection}`).join(', ');
}

/** The caller as a member of the chosen or active organization; null where they are none. */
export async function getActiveMember({ ctx, input }: Call<ReadContext, typeof Choice>) {
  const found = await byChoice(ctx, input);
  return found ? { ...found.member, user: ctx.user } : null;
}

/** The caller's role, or that of another member of the same organization. */
export async function getActiveMemberRole({ ctx, input }: Call<OrganizationContext, typeof GetActiveMemberRole>) {
  const { member, organizationId, reads } = ctx;
  const { userId = member.userId } = input;
  if (userId === member.userId) return { role: member.role };
  const role = await findRole(reads, organizationId, userId);
  if (role === null) throw new AppError('YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION');
  return { role };
}
