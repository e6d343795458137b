import type { z } from 'zod';

import { literally, type Values } from '#server/db/values.ts';
import type { ListUsers, userFilterColumns } from '#shared/admin.ts';

import { lookUp, type Trigrams } from './trigrams.ts';

type Asked = z.output<typeof ListUsers>;

/** What decides how the rows are looked for. */
export interface Plan {
  trigrams: Trigrams;
  /** The strings in `user.role` that hold the role filtered by. */
  holders: readonly string[];
  /** How many matches are enough. */
  wanted: number;
}

/** Whether few match what is searched, so that they are found first and sorted then. */
export function findsFew({ searchValue, searchField, searchOperator }: Asked, plan: Plan): boolean {
  if (!searchValue || searchOperator !== 'contains') return false;
  const found = searchable[searchField].map((column) => lookUp(searchValue.toLowerCase(), plan.trigrams[column]));
  const frequency = found.reduce((sum, each) => sum + each.frequency, 0);
  return (
    found.every(({ pieces }) => pieces.length > 0) &&
    frequency < Math.sqrt(plan.wanted / Math.max(plan.trigrams.rows, 1))
  );
}

/** What the rows must meet, as SQL with its values apart; empty for all of them. */
export function conditionOf(input: Asked, values: Values, plan: Plan): string {
  return [searched(input, values, plan), filtered(input, values, plan)].filter(Boolean).join(' and ');
}

/** As the indexes have them; addresses are kept in lower case. */
const searchable = { email: ['email'], name: ['name'], any: ['email', 'name'] } as const;
const expressions = { email: 'email', name: 'lower(name)' };

function searched(input: Asked, values: Values, plan: Plan): string {
  const { searchValue, searchField, searchOperator } = input;
  if (!searchValue) return '';
  if (searchOperator === 'contains') return contained(input, values, plan);
  const part = searchValue.toLowerCase();
  const conditions = searchable[searchField].map((column) =>
    searchOperator === 'starts_with'
      ? `${expressions[column]} like ${values.add(`${literally(part)}%`)}`
      : `reverse(${expressions[column]}) like ${values.add(`${literally(reversed(part))}%`)}`,
  );
  return `(${conditions.join(' or ')})`;
}

/** Through the trigram indexes where few match; where many do, whoever reads along the order meets them soon. */
function contained(input: Asked, values: Values, plan: Plan): string {
  const part = input.searchValue!.toLowerCase();
  const isFew = findsFew(input, plan);
  const conditions = searchable[input.searchField].map((column) => {
    const expression = expressions[column];
    const { pieces } = lookUp(part, plan.trigrams[column]);
    // Too short for a trigram: the pattern itself tells the planner how many there may be.
    if (pieces.length === 0) return `${expression} like ${values.add(`%${literally(part)}%`)}`;
    const indexed = isFew ? pieces.map((piece) => `${expression} like ${values.add(`%${literally(piece)}%`)}`) : [];
    return [...indexed, `position(${values.add(part)} in ${expression}) > 0`].join(' and ');
  });
  return `(${conditions.join(' or ')})`;
}

function reversed(part: string): string {
  return Array.from(part).toReversed().join('');
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

function filtered({ filterField, filterValue, filterOperator }: Asked, values: Values, plan: Plan): string {
  if (!filterValue) return '';
  if (filterField === 'role') {
    const isOneOf = `= any(${values.add(plan.holders)}::text[])`;
    return filterOperator === 'ne' ? `not (role ${isOneOf})` : `role ${isOneOf}`;
  }
  const value = values.add(filterValue);
  return columns[filterField].replace('?', operators[filterOperator]).replace('::', `${value}::`);
}
