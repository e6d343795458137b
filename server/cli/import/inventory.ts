import pg from 'pg';

import type { Options } from '#server/app/configuration.ts';
import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { configuredProviderIds } from '#server/features/social/registry.ts';
import type { FieldsByRecord } from '#server/fields/extended-schemas.ts';
import type { ExtensibleRecord } from '#shared/lib/additional-fields.ts';

import { mistypedValues } from './additional-fields.ts';
import { takeKeyInventory } from './api-keys.ts';
import { counted } from './counted.ts';
import { takeProviderInventory } from './identity-providers.ts';
import { unusedApplications } from './oauth-clients.ts';
import { takePhoneInventory } from './phone-numbers.ts';
import { refreshTokenColumns } from './refresh-tokens.ts';
import { rolesWithoutEffect } from './roles.ts';
import { encryptedTokenPattern, importedColumns, tokenColumns } from './rows.ts';
import { takeFactorInventory, twoFactorColumns } from './second-factors.ts';
import { unpublishedKeys } from './signing-keys.ts';
import { camelCase, quotedColumn, quotedTable, type Source, type SourceTable } from './source.ts';

interface Inventory {
  source: Source;
  options: Options;
  secrets: readonly string[];
  /** The additional fields of the options. */
  fields: FieldsByRecord;
}

/** Lists what an import leaves out, before it starts. */
export async function takeInventory({ source, options, secrets, fields }: Inventory) {
  const notImported: string[] = [];
  for (const table of source.tables) notImported.push(...(await notImportedOf(source, table, fields)));
  if (!source.find('session')) notImported.push('sessions, which are not in this database: every user signs in again');
  const { counts, lost } = await takeFactorInventory(source, secrets);
  const keys = await takeKeyInventory(source, options);
  const phones = await takePhoneInventory(source, options);
  const providers = await takeProviderInventory(source);
  const factors = counts.map(({ what, count, noun, why }) => `${what}: ${counted(count, noun)}${why}`);
  return {
    /** Tables and columns that are not imported, a line each. */
    notImported: [
      ...notImported,
      ...(await mistypedValues(source, fields)),
      ...factors,
      ...phones.notImported,
      ...keys.notImported,
      ...providers.notImported,
      ...(await encryptedTokens(source)),
    ],
    /** Imported rows that have no effect here until something is configured, a line each. */
    withoutEffect: [
      ...keys.withoutEffect,
      ...phones.withoutEffect,
      ...(await unpublishedKeys(source, options)),
      ...providers.withoutEffect,
      ...(await unconfiguredProviders(source, options)),
      ...(await rolesWithoutEffect(source, options)),
      ...(await unusedApplications(source, options)),
    ],
    /** The number of users whose second factor would be lost. */
    lostFactors: lost,
  };
}

async function notImportedOf(source: Source, table: SourceTable, fields: FieldsByRecord): Promise<string[]> {
  const name = camelCase(table.name);
  const columnsOf = name === 'twoFactor' ? twoFactorColumns : (importedColumns.get(name) ?? refreshTokenColumns[name]);
  const isImported = (column: string) => !(name === 'member' && column === 'teamId' && source.find('teamMember'));
  const declared = Object.keys(fields[name as ExtensibleRecord] ?? {}).map(camelCase);
  const imported = table.isVisible && columnsOf ? [...columnsOf.filter(isImported), ...declared] : undefined;
  const columns = imported ? table.columns.filter((column) => !imported.includes(camelCase(column))) : [];
  const counts = columns.map((column, index) => `count(${pg.escapeIdentifier(column)}) as c${index}`);
  const row = await source.counts(`select ${['count(*) as rows', ...counts].join(', ')} from ${quotedTable(table)}`);
  const rows = counted(row['rows']!, 'row');
  if (imported) return columns.map((column, n) => `column ${table.name}.${column}: ${counted(row[`c${n}`]!, 'value')}`);
  if (!table.isVisible) return [`table ${table.schema}.${table.name}: ${rows}`];
  return [`table ${table.name}: ${rows}`];
}

async function encryptedTokens(source: Source): Promise<string[]> {
  const account = source.find('account')!;
  const filters = tokenColumns.map(
    (name) => `count(*) filter (where ${quotedColumn(account, name)} ~ '${encryptedTokenPattern.source}') as "${name}"`,
  );
  const counts = await source.counts(`select ${filters.join(', ')} from ${quotedTable(account)}`);
  return Object.entries(counts).flatMap(([name, count]) =>
    count === 0 ? [] : [`column account.${name}: ${counted(count, 'value')} that better-auth encrypted`],
  );
}

async function unconfiguredProviders(source: Source, options: Options): Promise<string[]> {
  const configured = configuredProviderIds({ options });
  const accounts = await countBy(source, 'account', 'providerId');
  return accounts
    .filter(({ value }) => value !== CREDENTIAL && !configured.includes(value))
    .map(({ value, count }) => `${counted(count, 'account')} of the provider ${value}, which is not configured`);
}

async function countBy(source: Source, tableName: string, name: string): Promise<{ value: string; count: number }[]> {
  const table = source.find(tableName);
  const column = table && quotedColumn(table, name);
  if (!table || !column) return [];
  return source.rows(
    `select ${column} as value, count(*)::integer as count from ${quotedTable(table)} where ${column} is not null group by 1 order by 1`,
  );
}
