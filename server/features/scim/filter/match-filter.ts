import type { Filter } from 'scim2-parse-filter';

import { findAttribute, type Attribute } from '#server/features/scim/schema/attributes.ts';
import type { Resource } from '#server/features/scim/schema/resource.ts';

type Compared = string | number | boolean | null | undefined;

/** Whether an element of a list satisfies the filter of a path, such as `type eq "work"`. */
export function matchesFilter(filter: Filter, element: Resource, attributes: readonly Attribute[]): boolean {
  switch (filter.op) {
    case 'and':
      return filter.filters.every((term) => matchesFilter(term, element, attributes));
    case 'or':
      return filter.filters.some((term) => matchesFilter(term, element, attributes));
    case 'not':
      return !matchesFilter(filter.filter, element, attributes);
    case '[]':
      return false;
    default: {
      const attribute = findAttribute(attributes, filter.attrPath);
      const value = attribute && (element[attribute.name] as Compared);
      if (filter.op === 'pr') return value !== undefined;
      const fold = (compared: Compared) => {
        const text = String(compared ?? '');
        return attribute?.caseExact ? text : text.toLowerCase();
      };
      return compare(filter.op, fold(value), fold(filter.compValue));
    }
  }
}

function compare(op: string, value: string, wanted: string): boolean {
  switch (op) {
    case 'eq':
      return value === wanted;
    case 'ne':
      return value !== wanted;
    case 'co':
      return value.includes(wanted);
    case 'sw':
      return value.startsWith(wanted);
    case 'ew':
      return value.endsWith(wanted);
    case 'gt':
      return value > wanted;
    case 'ge':
      return value >= wanted;
    case 'lt':
      return value < wanted;
    default:
      return value <= wanted;
  }
}

/** What a filter of equalities, joined by `and`, says about an element; null for any other filter. */
export function equalitiesOf(filter: Filter): [name: string, value: unknown][] | null {
  if (filter.op === 'eq') return [[filter.attrPath, filter.compValue]];
  if (filter.op !== 'and') return null;
  const terms = filter.filters.map(equalitiesOf);
  return terms.some((term) => term === null) ? null : terms.flatMap((term) => term ?? []);
}

/** The values of `value eq "…"`, joined by `or`; null for any other filter. */
export function alternativesOf(filter: Filter): string[] | null {
  if (filter.op === 'eq') return filter.attrPath.toLowerCase() === 'value' ? [String(filter.compValue)] : null;
  if (filter.op !== 'or') return null;
  const terms = filter.filters.map(alternativesOf);
  return terms.some((term) => term === null) ? null : terms.flatMap((term) => term ?? []);
}
