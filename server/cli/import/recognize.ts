import { CommandError } from '#server/cli/command.ts';

import type { Source } from './source.ts';

/** Every better-auth database has these; sessions may be stored elsewhere. */
const CORE = ['user', 'account'] as const;
/** The organization plugin makes all of these. */
const ORGANIZATIONS = ['organization', 'member', 'invitation'] as const;

/** Ends the import where the source is not a whole better-auth database of the spelling that can be read. */
export function requireBetterAuth(source: Source): void {
  if (source.find('mikroOrmMigrations') && source.find('signingKey')) {
    throw new CommandError(`The database ${source.database} belongs to Gatehouse, not to better-auth.`);
  }
  const missing = CORE.filter((table) => !source.find(table));
  if (missing.length > 0) throw new CommandError(withoutCore(source, missing));

  const without = ORGANIZATIONS.filter((table) => !source.find(table));
  if (without.length > 0 && without.length < ORGANIZATIONS.length) {
    throw new CommandError(`The database ${source.database} has organizations, but no table ${listOf(without)}.`);
  }
}

function withoutCore(source: Source, missing: string[]): string {
  const plural = missing.filter((table) => source.find(`${table}s`)).map((table) => `${table}s`);
  if (plural.length > 0) {
    return `The tables are named in the plural (${plural.join(', ')}), which cannot be read: import from a copy in which they are named ${listOf([...CORE])} and so on.`;
  }
  const elsewhere = source.tables.find(({ name, isVisible }) => !isVisible && name === missing[0]);
  if (elsewhere) {
    return `The table ${missing[0]} is in the schema ${elsewhere.schema}: add ?options=-c%20search_path%3D${encodeURIComponent(elsewhere.schema)} to the address.`;
  }
  return `The database ${source.database} has no table ${listOf(missing)}: it is not a whole better-auth database.`;
}

function listOf(tables: string[]): string {
  return tables.join(', ');
}
