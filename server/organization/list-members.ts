import { type FilterQuery, raw } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { Call, InOrganization } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { Id } from '#shared/fields.ts';
import type { ListMembers } from '#shared/organization.ts';

import { Member } from './member.entity.ts';
import { withUser } from './present.ts';

type Input = z.output<typeof ListMembers>;

/** One page of an organization's members, searched, filtered and sorted, with how many there are in all. */
export async function listMembers({ ctx, input }: Call<InOrganization, typeof ListMembers>) {
  const where: FilterQuery<Member> = {
    organization: ctx.organization,
    $and: [searched(input), ofRole(input.role), filtered(input)],
  };
  const { limit, offset } = input;
  const [members, total] = await Promise.all([
    ctx.em.find(Member, where, { populate: ['user'], orderBy: orderOf(input), limit, offset }),
    ctx.em.count(Member, where),
  ]);
  return { members: members.map((member) => withUser(member, member.user.$)), total };
}

/** In the spelling that the trigram indexes on people have. */
function searched({ search }: Input): FilterQuery<Member> {
  if (!search) return {};
  const part = `%${literally(search.toLowerCase())}%`;
  return { user: { $or: [{ [raw((user) => `lower(${user}.name)`)]: { $like: part } }, { email: { $like: part } }] } };
}

/** A text as a pattern that matches itself alone. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function ofRole(role: string | undefined): FilterQuery<Member> {
  if (role === undefined) return {};
  return { [raw((alias) => `(',' || ${alias}.role || ',')`)]: { $like: `%,${literally(role)},%` } };
}

const columns = { role: 'role', userId: 'user', teamId: 'team', id: 'id', createdAt: 'createdAt' } as const;

/** The newest client's own way to filter; the columns and what can be asked of each are a closed set. */
function filtered({ filterField: field, filterValue: value, filterOperator: operator }: Input): FilterQuery<Member> {
  if (field === undefined || value === undefined) return {};
  if (field === 'role' && operator === 'contains') return ofRole(value);
  if (operator === 'contains') throw new AppError('VALIDATION_ERROR');
  if (field.toLowerCase().endsWith('id') && !Id.safeParse(value).success) return { id: { $in: [] } };
  const date = new Date(value);
  if (field === 'createdAt' && Number.isNaN(date.getTime())) throw new AppError('VALIDATION_ERROR');
  return { [columns[field]]: { [`$${operator}`]: field === 'createdAt' ? date : value } };
}

/** Ties are settled by the order of joining, so that pages never overlap. */
function orderOf({ sortBy, sortDirection }: Input) {
  if (sortBy === 'createdAt') return [{ id: sortDirection }];
  const by = sortBy === 'role' ? { role: sortDirection } : { user: { [sortBy]: sortDirection } };
  return [by, { id: sortDirection }];
}
