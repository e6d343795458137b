import { parseFilter } from '#server/features/scim/filter/parse-filter.ts';
import { filterToSql, type FilterableType } from '#server/features/scim/filter/filter-to-sql.ts';
import { isObject, requireSchema } from '#server/features/scim/schema/resource.ts';
import type { Values } from '#server/db/reads.ts';

import { MAX_RESULTS } from './discovery.ts';
import { invalid } from '#server/features/scim/scim-error.ts';

const DEFAULT_RESULTS = 100;
const MAX_START = 2 ** 31;

/** The page of a list (RFC 7644, section 3.4.2.4). */
export function readPage(query: URLSearchParams): { startIndex: number; count: number } {
  const numberOf = (name: string, otherwise: number) => {
    const text = query.get(name);
    if (text === null || text === '') return otherwise;
    if (!/^-?\d{1,12}$/.test(text)) throw invalid('invalidValue', `${name} must be a number`);
    return Number(text);
  };
  const startIndex = Math.min(Math.max(numberOf('startIndex', 1), 1), MAX_START);
  return { startIndex, count: Math.min(Math.max(numberOf('count', DEFAULT_RESULTS), 0), MAX_RESULTS) };
}

/** The condition of the filter; `true` without one. */
export function readCondition(query: URLSearchParams, type: FilterableType, values: Values): string {
  const text = query.get('filter');
  return text === null || text.trim() === '' ? 'true' : filterToSql(parseFilter(text), type, values);
}

const SEARCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest';

/** The query of a list in the body of a POST (RFC 7644, section 3.4.3). */
export function readSearch(body: unknown): URLSearchParams {
  if (!isObject(body)) throw invalid('invalidSyntax', 'The body is no JSON object');
  requireSchema(body, SEARCH_SCHEMA);
  const fields = Object.entries(body).filter(([name, value]) => name !== 'schemas' && value !== null);
  return new URLSearchParams(fields.map(([name, value]) => [name, [value].flat().map(String).join(',')]));
}
