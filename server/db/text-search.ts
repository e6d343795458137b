import { escapeLike, type Values } from './reads.ts';

export interface TextSearch {
  text: string;
  operator: 'contains' | 'starts_with' | 'ends_with';
  /** The expressions that are searched, in lower case. */
  columns: readonly string[];
}

export interface SearchOptions {
  /** Adds patterns that the trigram indexes serve; false for a scan by another index. */
  useIndex: boolean;
}

/** The SQL condition that one of the columns matches, case-insensitively. */
export function textCondition({ columns, operator, ...search }: TextSearch, values: Values, options: SearchOptions) {
  const text = search.text.toLowerCase();
  const exact = values.add(exactPatterns[operator](escapeLike(text)));
  // The collation does not change what matches; it keeps the planner from reading a whole trigram index.
  const matches = anyOf(columns.map((column) => `${column} collate "C" like ${exact}`));
  const pattern = options.useIndex ? trigramPattern(text, operator) : null;
  if (pattern === null) return matches;
  const indexed = values.add(pattern);
  return `${anyOf(columns.map((column) => `${column} like ${indexed}`))} and ${matches}`;
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

function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(' or ')})`;
}
