import type { AttrExp, Compare, Filter } from 'scim2-parse-filter';
import { z } from 'zod';

import { escapeLike, type Values } from '#server/db/reads.ts';
import { invalid } from '#server/features/scim/scim-error.ts';
import type { Schema } from '#server/features/scim/schema/attributes.ts';
import { Id } from '#shared/lib/fields.ts';

/** How an attribute is compared: the SQL is a constant of the service, only values come from requests, as parameters. */
export type Column =
  | { kind: 'id'; sql: string }
  /** Any operator, without regard to case. The expression is in lower case. */
  | { kind: 'text'; sql: string }
  | { kind: 'exact'; sql: string }
  | { kind: 'boolean'; sql: string }
  | { kind: 'timestamp'; sql: string }
  /** A condition for a value that a list contains. */
  | { kind: 'member'; contains: (parameter: string) => string; asText?: true }
  /** The same for elements of a JSON list; an index finds only those with a value. */
  | { kind: 'element'; list: string; attributes: readonly string[]; contains: (parameter: string) => string };

export interface FilterableType {
  schema: Schema;
  /** By the name of the attribute in lower case. */
  columns: Readonly<Record<string, Column>>;
  /** Of terms with `eq` that an index finds. */
  indexed: readonly string[];
}

/** The condition of a filter. Names that are not in the table are refused. */
export function filterToSql(filter: Filter, type: FilterableType, values: Values): string {
  if (needsIndex(filter, type) && !hasIndex(filter, type))
    throw invalid('invalidFilter', `Combine this filter by and with eq of ${type.indexed.join(', ')}`);
  return conditionOf(filter, type, values);
}

function conditionOf(filter: Filter, type: FilterableType, values: Values): string {
  switch (filter.op) {
    case 'and':
    case 'or':
      return `(${filter.filters.map((term) => conditionOf(term, type, values)).join(` ${filter.op} `)})`;
    case 'not':
      return `not coalesce(${conditionOf(filter.filter, type, values)}, false)`;
    case '[]':
      return elementCondition(filter, type, values);
    default:
      return termOf(filter, columnOf(type, filter.attrPath), values);
  }
}

function nameOf({ schema }: FilterableType, path: string): string {
  const lower = path.toLowerCase();
  const prefix = `${schema.id.toLowerCase()}:`;
  return lower.startsWith(prefix) ? lower.slice(prefix.length) : lower;
}

function columnOf(type: FilterableType, path: string): Column {
  const name = nameOf(type, path);
  if (!Object.hasOwn(type.columns, name)) throw invalid('invalidFilter', `${path.slice(0, 100)} cannot be filtered`);
  return type.columns[name]!;
}

function termOf(term: AttrExp, column: Column, values: Values): string {
  if (term.op === 'pr') return isPresent(column);
  switch (column.kind) {
    case 'id':
      return equality(term, column.sql, () => values.add(uuidOf(term)) + '::uuid');
    case 'exact':
      return equality(term, column.sql, () => values.add(String(term.compValue)));
    case 'boolean':
      return equality(term, column.sql, () => values.add(booleanOf(term)));
    case 'timestamp':
      return comparison(term, column.sql, values.add(momentOf(term)) + '::timestamptz');
    case 'text':
      return textTerm(term, column.sql, values);
    case 'member': {
      if (term.op !== 'eq') throw unsupported(term);
      const text = String(term.compValue);
      return column.contains(values.add(column.asText ? text.toLowerCase() : uuidOf(term)));
    }
    case 'element':
      throw unsupported(term);
  }
}

const unsupported = ({ op, attrPath }: AttrExp) =>
  invalid('invalidFilter', `${op} is not supported for ${attrPath.slice(0, 100)}`);

function isPresent(column: Column): string {
  if (column.kind === 'member') throw invalid('invalidFilter', 'pr is not supported for lists');
  if (column.kind === 'element') return `jsonb_array_length(coalesce(${column.list}, '[]')) > 0`;
  return `${column.sql} is not null`;
}

function equality({ op, attrPath, compValue }: Compare, sql: string, parameter: () => string): string {
  if (op !== 'eq' && op !== 'ne') throw unsupported({ op, attrPath, compValue });
  if (compValue === null) return `${sql} is ${op === 'eq' ? '' : 'not '}null`;
  return op === 'eq' ? `${sql} = ${parameter()}` : `${sql} is distinct from ${parameter()}`;
}

const comparisons = { eq: '=', ne: '<>', gt: '>', ge: '>=', lt: '<', le: '<=' } as const;

function comparison(term: Compare, sql: string, parameter: string): string {
  if (!(term.op in comparisons)) throw unsupported(term);
  return `${sql} ${comparisons[term.op as keyof typeof comparisons]} ${parameter}`;
}

function textTerm(term: Compare, sql: string, values: Values): string {
  if (term.op === 'eq' || term.op === 'ne') {
    return equality(term, sql, () => values.add(String(term.compValue).toLowerCase()));
  }
  const text = String(term.compValue).toLowerCase();
  const like = escapeLike(text);
  if (term.op === 'co') return `${sql} like ${values.add(`%${like}%`)}`;
  if (term.op === 'sw') return `${sql} like ${values.add(`${like}%`)}`;
  if (term.op === 'ew') return `${sql} like ${values.add(`%${like}`)}`;
  return comparison(term, `${sql} collate "C"`, values.add(text));
}

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** A text that is no id is that of no resource. */
const uuidOf = ({ compValue }: Compare) => (Id.safeParse(compValue).success ? String(compValue) : NIL_UUID);

function booleanOf({ compValue }: Compare): boolean {
  const text = String(compValue).toLowerCase();
  if (text !== 'true' && text !== 'false') throw invalid('invalidFilter', 'The value must be true or false');
  return text === 'true';
}

/** RFC 7643, section 2.3.5. */
const Moment = z.iso.datetime({ offset: true, local: true });

function momentOf({ compValue }: Compare): string {
  const { success, data: moment } = Moment.safeParse(compValue);
  if (!success) throw invalid('invalidFilter', 'The value must be a date and time');
  return new Date(moment).toISOString();
}

type ValuePath = Extract<Filter, { op: '[]' }>;

/** `emails[type eq "work" and value eq "…"]` */
function elementCondition({ attrPath, valFilter }: ValuePath, type: FilterableType, values: Values): string {
  const column = columnOf(type, attrPath);
  if (column.kind === 'member') {
    const inner = { schema: type.schema, columns: { value: column }, indexed: [] };
    return conditionOf(valFilter, inner, values);
  }
  if (column.kind !== 'element') throw invalid('invalidFilter', `${attrPath.slice(0, 100)} is no list`);
  const columns = column.attributes.map((name) => [name, { kind: 'text', sql: `lower(element->>'${name}')` }] as const);
  const inner = { schema: type.schema, columns: Object.fromEntries(columns), indexed: [] };
  const condition = conditionOf(valFilter, inner, values);
  const found = `exists (select from jsonb_array_elements(${column.list}) element where ${condition})`;
  const value = valueIn(valFilter);
  return value === null ? found : `(${column.contains(values.add(value))} and ${found})`;
}

/** The value in lower case that every element has which the filter selects; null if it names none. */
function valueIn(filter: Filter): string | null {
  if (filter.op === 'and') return filter.filters.map(valueIn).find((value) => value !== null) ?? null;
  return filter.op === 'eq' && filter.attrPath.toLowerCase() === 'value'
    ? String(filter.compValue).toLowerCase()
    : null;
}

function needsIndex(filter: Filter, type: FilterableType): boolean {
  if ('filters' in filter) return filter.filters.some((term) => needsIndex(term, type));
  if ('filter' in filter) return needsIndex(filter.filter, type);
  return filter.op === '[]' && columnOf(type, filter.attrPath).kind === 'element' && valueIn(filter.valFilter) === null;
}

function hasIndex(filter: Filter, type: FilterableType): boolean {
  if (filter.op === 'and') return filter.filters.some((term) => hasIndex(term, type));
  if (filter.op === '[]') return valueIn(filter.valFilter) !== null;
  return filter.op === 'eq' && type.indexed.includes(nameOf(type, filter.attrPath));
}
