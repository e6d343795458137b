import type { z } from 'zod';

import { literally, type Values } from '#server/db/values.ts';
import {
  expressions,
  holds,
  holdsPairs,
  isLookedUpWhole,
  piecesOf,
  type Part,
  type Way,
} from '#server/features/users/part.ts';
import { heldBy, type Trigrams } from '#server/features/users/trigrams.ts';
import type { ListUsers, userFilterColumns } from '#shared/admin.ts';

type Asked = z.output<typeof ListUsers>;

/** What the rows must meet, and what is known about them. */
export interface Search {
  input: Asked;
  trigrams: Trigrams;
  /** The strings in `user.role` that hold the role filtered by. */
  holders: readonly string[];
}

/** What the rows must meet, as SQL with its values apart; empty for all of them. */
export function conditionOf(search: Search, values: Values, way: Way): string {
  return [searched(search, values, way), filtered(search, values)].filter(Boolean).join(' and ');
}

/**
 * What share of all rows hold the part searched for, where that is known from its trigrams, also where it is to stand at
 * an end: what the planner knows of beginnings and ends may be wrong by a hundredth of all. And the rest of the
 * condition, whose share the planner knows.
 */
export function shareOf(search: Search, values: Values): { share: number; rest: string } {
  const part = partOf(search);
  const pieces = part === null ? [] : piecesOf(part);
  if (pieces.length > 0) {
    const share = pieces.reduce((sum, { frequency }) => sum + frequency, 0);
    return { share: Math.min(1, share), rest: filtered(search, values) };
  }
  if (part === null || search.input.searchOperator !== 'contains') {
    return { share: 1, rest: conditionOf(search, values, 'indexed') };
  }
  return { share: 1, rest: [holdsPairs(part, values), filtered(search, values)].filter(Boolean).join(' and ') };
}

/** Whether each row that an index finds has to be compared with what is searched for. */
export function isComparedAgain(search: Search): boolean {
  const part = partOf(search);
  return search.input.searchOperator === 'contains' && part !== null && !isLookedUpWhole(part);
}

/** What the emails and names in a range must hold between them for anybody in it to match. */
export function piecesHeld({ input, trigrams }: Search): string[] {
  const { searchValue, searchOperator } = input;
  const edges = { isStart: searchOperator === 'starts_with', isEnd: searchOperator === 'ends_with' };
  return searchValue ? heldBy(searchValue.toLowerCase(), edges, trigrams) : [];
}

const searchable = { email: ['email'], name: ['name'], any: ['email', 'name'] } as const;

/** What is searched for, if anything is. */
function partOf({ input, trigrams }: Search): Part | null {
  const { searchValue, searchField } = input;
  return searchValue ? { text: searchValue.toLowerCase(), columns: searchable[searchField], trigrams } : null;
}

function searched(search: Search, values: Values, way: Way): string {
  const { searchOperator } = search.input;
  const part = partOf(search);
  if (part === null) return '';
  if (searchOperator === 'contains') return holds(part, values, { way });
  const edge = { text: part.text, isStart: searchOperator === 'starts_with', way };
  return `(${part.columns.map((column) => atEdge(expressions()[column], edge, values)).join(' or ')})`;
}

/** The order of the index that finds who ends so, where nothing else is asked: it is read no further than is counted. */
export function orderOfEnds({ input }: Search): string | null {
  const { searchValue, searchField, searchOperator, filterValue } = input;
  if (!searchValue || searchOperator !== 'ends_with' || searchField === 'any' || filterValue) return null;
  return `order by reverse(${expressions()[searchField]}) using ~<~`;
}

function atEdge(
  expression: string,
  { text, isStart, way }: { text: string; isStart: boolean; way: Way },
  values: Values,
): string {
  // The planner, which knows how many begin so, would take an index against what was decided. Whether it is there at all
  // is seen four times as quickly as whether it stands at the edge.
  if (way === 'reading') {
    const value = values.add(text);
    const edge = `${isStart ? 'left' : 'right'}(${expression}, length(${value}))`;
    return `(position(${value} in ${expression}) > 0 and ${edge} = ${value})`;
  }
  return isStart
    ? `${expression} like ${values.add(`${literally(text)}%`)}`
    : `reverse(${expression}) like ${values.add(`${literally(reversed(text))}%`)}`;
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

function filtered({ input, holders }: Search, values: Values): string {
  const { filterField, filterValue, filterOperator } = input;
  if (!filterValue) return '';
  if (filterField === 'role') {
    const isOneOf = `= any(${values.add(holders)}::text[])`;
    return filterOperator === 'ne' ? `not (role ${isOneOf})` : `role ${isOneOf}`;
  }
  const value = values.add(filterValue);
  return columns[filterField].replace('?', operators[filterOperator]).replace('::', `${value}::`);
}
