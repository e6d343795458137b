import type { z } from 'zod';

import { literally, type Values } from '#server/db/values.ts';
import type { ListUsers, userFilterColumns } from '#shared/admin.ts';

type Asked = z.output<typeof ListUsers>;

/** What the rows must meet, as SQL with its values apart; empty for all of them. */
export function conditionOf(input: Asked, values: Values): string {
  return [searched(input, values), filtered(input, values)].filter(Boolean).join(' and ');
}

/** As the trigram indexes have them; addresses are kept in lower case. */
const searchable = {
  email: (pattern: string) => `email like ${pattern}`,
  name: (pattern: string) => `lower(name) like ${pattern}`,
  any: (pattern: string) => `(email like ${pattern} or lower(name) like ${pattern})`,
};

function searched({ searchValue, searchField, searchOperator }: Asked, values: Values): string {
  if (!searchValue) return '';
  const part = literally(searchValue.toLowerCase());
  const pattern = { contains: `%${part}%`, starts_with: `${part}%`, ends_with: `%${part}` }[searchOperator];
  return searchable[searchField](values.add(pattern));
}

const operators = { eq: '=', ne: 'is distinct from', lt: '<', lte: '<=', gt: '>', gte: '>=' };

/** Each column that filters, with its type; `role` means holding the role, among others perhaps. */
const columns: Record<(typeof userFilterColumns)[number], string> = {
  id: 'id ? ::uuid',
  email: 'email ? lower(::text)',
  name: 'lower(name) ? lower(::text)',
  role: '',
  banned: 'banned ? ::boolean',
  emailVerified: 'email_verified ? ::boolean',
  createdAt: 'created_at ? ::timestamptz',
  updatedAt: 'updated_at ? ::timestamptz',
  banExpires: 'ban_expires ? ::timestamptz',
};

function filtered({ filterField, filterValue, filterOperator }: Asked, values: Values): string {
  if (!filterValue) return '';
  const value = values.add(filterValue);
  if (filterField === 'role') {
    const holds = `string_to_array(role, ',') @> array[${value}::text]`;
    return filterOperator === 'ne' ? `not (${holds})` : holds;
  }
  return columns[filterField].replace('?', operators[filterOperator]).replace('::', `${value}::`);
}
