import type { Values } from '#server/db/reads.ts';
import { textCondition, type SearchOptions, type TextSearch } from '#server/db/text-search.ts';

const folded = { email: 'stored', name: 'database' } as const;
const searchFields = { email: ['email'], name: ['name'], any: ['email', 'name'] } as const;

interface UserSearch extends Omit<TextSearch, 'columns'> {
  field: keyof typeof searchFields;
}

/** The SQL condition that a user's email or name matches, case-insensitively. */
export function searchCondition(
  { field, ...search }: UserSearch,
  values: Values,
  { useIndex, table = '"user"' }: SearchOptions & { table?: string },
): string {
  const columns = searchFields[field].map((name) => ({ column: `${table}.${name}`, folded: folded[name] }));
  return textCondition({ ...search, columns }, values, { useIndex });
}
