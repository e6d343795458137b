import type { z } from 'zod';

import { literally, type Values } from '#server/db/values.ts';
import type { ListUsers, userFilterColumns } from '#shared/admin.ts';

import { lookUp, type Trigrams } from './trigrams.ts';

type Asked = z.output<typeof ListUsers>;

/** What the rows must meet, and what is known about them. */
export interface Search {
  input: Asked;
  trigrams: Trigrams;
  /** The strings in `user.role` that hold the role filtered by. */
  holders: readonly string[];
}

/** Whether matches are found through an index of what is searched, or met by whoever reads row after row. */
export type Way = 'indexed' | 'reading';

/** What the rows must meet, as SQL with its values apart; empty for all of them. */
export function conditionOf(search: Search, values: Values, way: Way): string {
  return [searched(search, values, way), filtered(search, values)].filter(Boolean).join(' and ');
}

/**
 * What share of all rows hold the part searched for, where that is known from its trigrams; and the rest of the
 * condition, whose share the planner knows.
 */
export function shareOf(search: Search, values: Values): { share: number; rest: string } {
  const pieces = piecesIn(search);
  const share = pieces.reduce((sum, { frequency }) => sum + frequency, 0);
  const paired = pieces.length === 0 && search.input.searchOperator === 'contains' ? pairedIn(search, values) : null;
  const rest = pieces.length > 0 || paired ? [paired, filtered(search, values)].filter(Boolean).join(' and ') : null;
  return { share: pieces.length > 0 ? Math.min(1, share) : 1, rest: rest ?? conditionOf(search, values, 'indexed') };
}

/** As the indexes have them; addresses are kept in lower case. */
const searchable = { email: ['email'], name: ['name'], any: ['email', 'name'] } as const;
const expressions = { email: 'email', name: 'lower(name)' };

function searched(search: Search, values: Values, way: Way): string {
  const { searchValue, searchField, searchOperator } = search.input;
  if (!searchValue) return '';
  if (searchOperator === 'contains') return contained(search, values, way);
  const part = searchValue.toLowerCase();
  const conditions = searchable[searchField].map((column) => atEdge(expressions[column], searchOperator));
  return `(${conditions.join(' or ')})`;

  function atEdge(expression: string, edge: 'starts_with' | 'ends_with'): string {
    const length = Array.from(part).length;
    // The planner, which knows how many begin so, would take an index against what was decided.
    if (way === 'reading') {
      return `${edge === 'starts_with' ? 'left' : 'right'}(${expression}, ${length}) = ${values.add(part)}`;
    }
    return edge === 'starts_with'
      ? `${expression} like ${values.add(`${literally(part)}%`)}`
      : `reverse(${expression}) like ${values.add(`${literally(reversed(part))}%`)}`;
  }
}

function contained(search: Search, values: Values, way: Way): string {
  const { searchField, searchValue } = search.input;
  const part = searchValue!.toLowerCase();
  const looked = way === 'indexed' ? piecesIn(search) : [];
  const conditions = searchable[searchField].map((column, index) => {
    const expression = expressions[column];
    const pieces = looked[index]?.pieces.map((piece) => `${expression} like ${values.add(`%${literally(piece)}%`)}`);
    return [...(pieces ?? []), `position(${values.add(part)} in ${expression}) > 0`].join(' and ');
  });
  const either = `(${conditions.join(' or ')})`;
  const paired = way === 'indexed' && looked.length === 0 ? pairedIn(search, values) : null;
  return [paired, either].filter(Boolean).join(' and ');
}

/** What to look up of the part in each column's trigrams; nothing for a part too short to hold one. */
function piecesIn({ input, trigrams }: Search): { pieces: string[]; frequency: number }[] {
  const { searchField, searchOperator, searchValue } = input;
  if (!searchValue || searchOperator !== 'contains') return [];
  const found = searchable[searchField].map((column) => lookUp(searchValue.toLowerCase(), trigrams[column]));
  return found.some(({ pieces }) => pieces.length === 0) ? [] : found;
}

const SEPARATOR = '\u001f';
const PAIRS = String.raw`letter_pairs(email || E'\x1f' || lower(name))`;

/** For a part without a trigram. */
function pairedIn({ input: { searchValue } }: Search, values: Values): string | null {
  if (!searchValue || searchValue.includes(SEPARATOR)) return null;
  return `${PAIRS} @@ ${values.add(pairsOf(searchValue.toLowerCase()))}::tsquery`;
}

/** Every two letters that stand together in the part; one letter alone is what pairs begin with. */
function pairsOf(part: string): string {
  const letters = Array.from(part);
  const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;
  if (letters.length === 1) return `${quoted(part)}:*`;
  return letters
    .slice(1)
    .map((letter, index) => quoted(letters[index]! + letter))
    .join(' & ');
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
