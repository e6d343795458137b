import { UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import { expect } from 'vitest';

import type { Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

/** Names of columns whose value authenticates, or is compared with one that does. */
const SECRET = '(hash|secret|token|password|answer|identifier|credential_id|_key)$';

/** Tables that refer to a user and have such a column, by the database. */
const tablesWithSecrets = `
  select distinct referring.relname as "table" from pg_constraint link
  join pg_class referring on referring.oid = link.conrelid
  join pg_attribute secret on secret.attrelid = link.conrelid and secret.attname ~ '${SECRET}' and not secret.attisdropped
    and secret.atttypid = 'text'::regtype
  where link.contype = 'f' and link.confrelid = '"user"'::regclass order by 1`;

const naming = new UnderscoreNamingStrategy();

/** The tables of the registered kinds, without those of one kind. */
function registeredTables(without?: string): Set<string> {
  const kinds = features.flatMap(({ credentials = [] }: Feature) => credentials);
  const entities = kinds.filter(({ name }) => name !== without).flatMap((kind) => kind.entities);
  return new Set(entities.map(({ meta }) => meta.tableName ?? naming.classToTableName(meta.className)));
}

test('every table with secrets of users is registered for take-overs by the owner', async ({ gatehouse }) => {
  const rows = await runSql(gatehouse.options.databaseUrl!, tablesWithSecrets);
  const tables = rows.map((row) => String(row['table']));
  const unregistered = (without?: string) => tables.filter((table) => !registeredTables(without).has(table));

  expect(unregistered()).toEqual([]);
  // Without a registration its tables are reported.
  expect(unregistered('api-key')).toEqual(['api_key']);
  expect(unregistered('second-factor')).toEqual(['backup_code', 'two_factor', 'two_factor_recovery']);
  expect(unregistered('session')).toEqual(['session', 'sign_in_challenge', 'trusted_device']);
  expect(unregistered('webhook')).toEqual(['webhook_endpoint']);
  expect(unregistered('sso-connection')).toEqual(['sso_connection']);
  expect(unregistered('directory-token')).toEqual(['scim_token']);
  expect(unregistered('mailed-token')).toEqual(['verification']);
  expect(unregistered('idempotent-answer')).toEqual(['idempotent_answer']);
  expect(unregistered('passkey')).toEqual(['passkey']);
  expect(unregistered('invitation')).toEqual(['invitation']);
});
