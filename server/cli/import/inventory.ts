import type { Options } from '#server/configuration.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { ProviderRegistry } from '#server/features/social/registry.ts';
import { platformAccess } from '#server/features/users/platform-role.ts';
import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { rolesOf, type Access } from '#shared/permissions.ts';

import { encryptedTokenPattern, takenColumns, tokenColumns } from './rows.ts';
import { camelCase, quotedColumn, quotedTable, type Source, type SourceTable } from './source.ts';
import { lostTeamMembers } from './team-members.ts';

export interface Inventory {
  /** What stays behind, one line each. */
  notTaken: string[];
  /** What is taken and has no effect here until it is configured, one line each. */
  withoutEffect: string[];
  /** Users who would sign in without the second factor that they have there. */
  secondFactors: number;
}

/** What an import leaves behind or makes useless; known before it starts. */
export async function takeInventory(source: Source, options: Options): Promise<Inventory> {
  const notTaken: string[] = [];
  for (const table of source.tables) notTaken.push(...(await notTakenOf(source, table)));
  if (!source.find('session')) notTaken.push('sessions, which are not in this database: every user signs in again');
  return {
    notTaken: [...notTaken, ...(await encryptedTokens(source))],
    withoutEffect: [...(await unconfiguredProviders(source, options)), ...(await unknownRoles(source, options))],
    secondFactors: await usersWithSecondFactor(source),
  };
}

async function notTakenOf(source: Source, table: SourceTable): Promise<string[]> {
  const name = camelCase(table.name);
  const isTaken = table.isVisible && name in takenColumns;
  const columns = isTaken
    ? table.columns.filter((column) => !takenColumns[name as keyof typeof takenColumns].includes(camelCase(column)))
    : [];
  const counts = columns.map((column, index) => `count(${quotedColumn(table, camelCase(column))}) as c${index}`);
  const found = await source.counts(`select ${['count(*) as rows', ...counts].join(', ')} from ${quotedTable(table)}`);
  if (isTaken)
    return columns.map((column, index) => `column ${table.name}.${column}: ${counted(found[`c${index}`]!, 'value')}`);
  if (table.isVisible && name === 'teamMember') {
    const lost = await lostTeamMembers(source);
    return lost > 0
      ? [`table ${table.name}: ${lost} of ${counted(found['rows']!, 'row')}, of users in several teams`]
      : [];
  }
  const qualified = table.isVisible ? table.name : `${table.schema}.${table.name}`;
  return [`table ${qualified}: ${counted(found['rows']!, 'row')}`];
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
  const providers = new ProviderRegistry({ options });
  const accounts = await countBy(source, 'account', 'providerId');
  return accounts
    .filter(({ value }) => value !== CREDENTIAL && providers.get(value) === null)
    .map(({ value, count }) => `${counted(count, 'account')} of the provider ${value}, which is not configured`);
}

async function unknownRoles(source: Source, options: Options): Promise<string[]> {
  const inOrganizations = organizationOptions.of({ options }).access;
  return [
    ...rolesWithout(platformAccess(options), await countBy(source, 'user', 'role'), 'user'),
    ...rolesWithout(inOrganizations, await countBy(source, 'member', 'role'), 'member'),
    ...rolesWithout(inOrganizations, await countBy(source, 'invitation', 'role'), 'invitation'),
  ];
}

interface Counted {
  value: string;
  count: number;
}

function rolesWithout({ roles }: Access, rows: Counted[], holder: string): string[] {
  const totals = new Map<string, number>();
  for (const { value, count } of rows) {
    const unknown = rolesOf(value).filter((role) => !Object.hasOwn(roles, role));
    for (const role of unknown) totals.set(role, (totals.get(role) ?? 0) + count);
  }
  return [...totals].map(
    ([role, count]) => `${counted(count, holder)} with the role ${role}, which grants nothing here`,
  );
}

async function countBy(source: Source, table: string, name: string): Promise<Counted[]> {
  const found = source.find(table);
  const column = found && quotedColumn(found, name);
  if (!found || !column) return [];
  const rows = await source.rows<{ value: string; count: string }>(
    `select ${column} as value, count(*) as count from ${quotedTable(found)} where ${column} is not null group by 1 order by 1`,
  );
  return rows.map(({ value, count }) => ({ value, count: Number(count) }));
}

async function usersWithSecondFactor(source: Source): Promise<number> {
  const [user, factor] = [source.find('user')!, source.find('twoFactor')];
  const enabled = quotedColumn(user, 'twoFactorEnabled');
  const conditions = [
    ...(enabled ? [`u.${enabled}`] : []),
    ...(factor ? [`u.id in (select ${quotedColumn(factor, 'userId')} from ${quotedTable(factor)})`] : []),
  ];
  if (conditions.length === 0) return 0;
  const counts = await source.counts(
    `select count(*) as users from ${quotedTable(user)} u where ${conditions.join(' or ')}`,
  );
  return counts['users']!;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
