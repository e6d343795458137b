import { escapeLike, type Values } from './reads.ts';

export interface TextSearch {
  text: string;
  operator: 'contains' | 'starts_with' | 'ends_with';
  columns: readonly SearchedColumn[];
}

/**
 * A column that is searched in any case. One side folds the case of the values and of the text: with a rule of each, a
 * database with another language's rules would compare the `i` of one with the `ı` of the other.
 */
export interface SearchedColumn {
  column: string;
  /** `stored` for values that the service stores in lower case, such as emails; `database` for all others, such as names. */
  folded: 'stored' | 'database';
}

export interface SearchOptions {
  /** Adds patterns that the trigram indexes serve; false for a scan by another index. */
  useIndex: boolean;
}

/** The SQL condition that one of the columns matches, case-insensitively. */
export function textCondition({ text, columns, operator }: TextSearch, values: Values, options: SearchOptions) {
  // The collation does not change what matches; it keeps the planner from reading a whole trigram index.
  const matches = anyLike(columns, exactPatterns[operator](escapeLike(text)), { values, collation: ' collate "C"' });
  const pattern = options.useIndex ? trigramPattern(text, operator) : null;
  return pattern === null ? matches : `${anyLike(columns, pattern, { values })} and ${matches}`;
}

function anyLike(
  columns: readonly SearchedColumn[],
  pattern: string,
  { values, collation = '' }: { values: Values; collation?: string },
): string {
  const ways = {
    stored: () => values.add(pattern.toLowerCase()),
    database: () => `lower(${values.add(pattern)}::text)`,
  };
  const conditions = columns.map(({ column, folded }) => {
    const expression = folded === 'stored' ? column : `lower(${column})`;
    return `${expression}${collation} like ${ways[folded]()}`;
  });
  return `(${conditions.join(' or ')})`;
}

const exactPatterns = {
  contains: (text: string) => `%${text}%`,
  starts_with: (text: string) => `${text}%`,
  ends_with: (text: string) => `%${text}`,
};

/**
 * The pattern to look up in a trigram index, or null if the text has no trigram: PostgreSQL would then read the whole
 * index. Many users share a domain, so the local part of an address is looked up alone.
 */
function trigramPattern(text: string, operator: TextSearch['operator']): string | null {
  const at = text.indexOf('@');
  const isCut = at >= 2 && at < text.length - 1;
  if (operator === 'starts_with') return `${escapeLike(isCut ? text.slice(0, at + 1) : text)}%`;
  // A single character before a domain has no trigram, but makes the planner expect few matches: it would read the whole
  // lists of a domain that most users share.
  const part = isCut ? text.slice(0, at + 1) : text.slice(at === 1 ? at : 0);
  const isAtEnd = operator === 'ends_with' && !isCut;
  if (!/[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u.test(isAtEnd ? `${part} ` : part)) return null;
  return `%${escapeLike(part)}${isAtEnd ? '' : '%'}`;
}
