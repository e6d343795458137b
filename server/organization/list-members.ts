import type { z } from 'zod';

import type { Call, LookingIn } from '#server/context.ts';
import { literally, Values } from '#server/db/values.ts';
import { AppError } from '#server/errors.ts';
import { Id } from '#shared/fields.ts';
import type { ListMembers } from '#shared/organization.ts';

import { memberColumns, withPerson, type MemberRow } from './reads.ts';

type Asked = z.output<typeof ListMembers>;

/** One page of an organization's members, searched, filtered and sorted, with how many there are in all. */
export async function listMembers({ ctx, input }: Call<LookingIn, typeof ListMembers>) {
  const [members, total] = await Promise.all([readPage(ctx, input), countMembers(ctx, input)]);
  return { members: members.map(withPerson), total };
}

const people = 'member m join "user" u on u.id = m.user_id';

async function readPage({ reads, organizationId }: LookingIn, input: Asked): Promise<MemberRow[]> {
  const values = new Values();
  const where = [`m.organization_id = ${values.add(organizationId)}`, ...conditionsOf(input, values)].join(' and ');
  const text = `select ${memberColumns} from ${people} where ${where}
    order by ${orderOf(input)} limit ${values.add(input.limit)} offset ${values.add(input.offset)}`;
  return reads.rows<MemberRow>({ text }, values.list);
}

/** All of them are counted as they come and go; those who match are counted now. */
async function countMembers({ reads, organizationId }: LookingIn, input: Asked): Promise<number> {
  const values = new Values();
  const ours = `organization_id = ${values.add(organizationId)}`;
  const conditions = conditionsOf(input, values);
  const text =
    conditions.length === 0
      ? `select members total from member_count where ${ours}`
      : `select count(*)::int total from ${people} where m.${ours} and ${conditions.join(' and ')}`;
  const [row] = await reads.rows<{ total: number }>({ text }, values.list);
  return row?.total ?? 0;
}

function conditionsOf(input: Asked, values: Values): string[] {
  return [searched(input, values), ofRole(input.role, values), filtered(input, values)].filter(Boolean);
}

/** In the spelling that the trigram indexes on people have. */
function searched({ search }: Asked, values: Values): string {
  if (!search) return '';
  const part = values.add(`%${literally(search.toLowerCase())}%`);
  return `(u.email like ${part} or lower(u.name) like ${part})`;
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
function filtered({ filterField, filterValue, filterOperator }: Asked, values: Values): string {
  if (filterField === undefined || filterValue === undefined) return '';
  if (filterOperator === 'contains') {
    if (filterField !== 'role') throw new AppError('VALIDATION_ERROR');
    return ofRole(filterValue, values);
  }
  if (filterField.toLowerCase().endsWith('id') && !Id.safeParse(filterValue).success) return 'false';
  const date = new Date(filterValue);
  if (filterField === 'createdAt' && Number.isNaN(date.getTime())) throw new AppError('VALIDATION_ERROR');
  const value = values.add(filterField === 'createdAt' ? date : filterValue);
  return `${columns[filterField]} ${operators[filterOperator]} ${value}`;
}

/** Ties are settled by the order of joining, so that pages never overlap. */
function orderOf({ sortBy, sortDirection }: Asked): string {
  const keys = { createdAt: [], name: ['u.name'], email: ['u.email'], role: ['m.role'] }[sortBy];
  return [...keys, 'm.id'].map((key) => `${key} ${sortDirection}`).join(', ');
}
