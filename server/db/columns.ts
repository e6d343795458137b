import { p, UnderscoreNamingStrategy, type EntitySchema } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import type { StoredFields } from '#server/options/hooks/records.ts';
import { now } from '#server/lib/now.ts';

/** UUIDs of version 7 increase with time, so that new rows are added at the end of their index. */
export const identified = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => v7()),
};

export const timestamp = () => p.datetime(3);

export const created = { createdAt: timestamp().onCreate(() => now()) };

export const timestamps = {
  ...created,
  updatedAt: timestamp()
    .onCreate(() => now())
    .onUpdate(() => now()),
};

/** Null by default. The default is set by the ORM, because an insert waits for values that the database sets. */
export const optionalText = () => p.text().strictNullable();
export const optionalId = () => p.uuid().strictNullable();
export const optionalTimestamp = () => timestamp().strictNullable();

/** The additional fields of the options: JSON, null where none are declared. */
export const storedFields = () => p.json().$type<StoredFields>().strictNullable();

const naming = new UnderscoreNamingStrategy();

export const columnNameOf = (property: string) => naming.propertyToColumnName(property);

/** The table of an entity. */
export const tableNameOf = ({ meta }: EntitySchema): string =>
  meta.tableName ?? naming.classToTableName(meta.className);

const defaultColumn = (property: string, kind: string | undefined) =>
  kind === 'm:1' || kind === '1:1' ? naming.joinKeyColumnName(property, 'id') : columnNameOf(property);

/** The columns of an entity by property. */
export function columnsOf({ meta }: EntitySchema): { property: string; column: string }[] {
  return Object.entries(meta.properties)
    .filter(([, { formula }]) => formula === undefined)
    .map(([property, declared]) => ({
      property,
      column: (declared as { fieldName?: string }).fieldName ?? defaultColumn(property, declared.kind),
    }));
}

/**
 * All columns of an entity, for a prepared statement: the plan of `select *` would fail when a newer version of the service
 * adds a column.
 */
export function allColumns(entity: EntitySchema, table?: string): string {
  return columnsOf(entity)
    .map(({ column }) => (table === undefined ? column : `${table}.${column}`))
    .join(', ');
}

/** The columns of an entity without relations, each with the name of its property: for rows that are not managed. */
export function rowColumns(entity: EntitySchema, table: string): string {
  return columnsOf(entity)
    .map(({ column, property }) => `${table}.${column} "${property}"`)
    .join(', ');
}
