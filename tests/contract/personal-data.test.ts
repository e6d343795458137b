import { expect } from 'vitest';

import { entities } from '#server/app/registry.ts';
import { classifiedColumns } from '#server/db/personal-data.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

/** Tables without an entity: keyed hashes, counts and names of migrations. */
const rawTables = new Set(['rate_limit', 'member_count', 'mikro_orm_migrations']);

const classes = classifiedColumns(entities);
const classOf = (table: string, column: string) => classes.get(table)?.get(column)?.class;

test('every column of the database has a class of personal data', async ({ gatehouse }) => {
  const columns = await runSql(
    gatehouse.options.databaseUrl!,
    `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
  );
  const unclassified = columns
    .map((row) => [String(row['table']), String(row['column'])] as const)
    .filter(([table, column]) => !rawTables.has(table) && classOf(table, column) === undefined);
  expect(unclassified.map((names) => names.join('.'))).toEqual([]);
  expect(columns.length).toBeGreaterThan(300);
});

test('every column that refers to a user is a relation', async ({ gatehouse }) => {
  const references = await runSql(
    gatehouse.options.databaseUrl!,
    `select conrelid::regclass::text as "table", attname as "column" from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where contype = 'f' and confrelid = '"user"'::regclass`,
  );
  const others = references.filter((row) => classOf(String(row['table']), String(row['column'])) !== 'relation');
  expect(others).toEqual([]);
  expect(references.length).toBeGreaterThan(20);
});

test('every column named after the id of something has a class other than none', async ({ gatehouse }) => {
  const ids = await runSql(
    gatehouse.options.databaseUrl!,
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and data_type = 'uuid' and column_name ~ '_(id|by)$' and table_name <> 'member_count'`,
  );
  const unclassified = ids.filter((row) =>
    [undefined, 'none'].includes(classOf(String(row['table']), String(row['column']))),
  );
  // An import has many people; a delivery and its endpoint lead to no one.
  expect(unclassified.map((row) => `${String(row['table'])}.${String(row['column'])}`).sort()).toEqual([
    'imported_row.run_id',
    'webhook_delivery.endpoint_id',
    'webhook_delivery.event_id',
  ]);
});
