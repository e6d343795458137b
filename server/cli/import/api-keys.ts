import type { Options } from '#server/app/configuration.ts';
import { apiKeyOptions } from '#server/features/api-keys/api-key.options.ts';
import { now } from '#server/lib/now.ts';
import { GrantableScope } from '#shared/lib/scopes.ts';

import { decode, id, newId, objectIn, orNull, timestamps, type TableImport } from './columns.ts';
import { counted } from './counted.ts';
import { quotedTable, type Source, type SourceRow } from './source.ts';

/** What `base64url(SHA-256(key))` looks like. A source can be configured to store its keys in clear. */
const HASH = /^[A-Za-z0-9_-]{43}$/;

/** Better-auth stores the same hash of a key as Gatehouse does, so its keys keep working. */
export const apiKeyImport: TableImport = {
  table: 'api_key',
  source: 'apikey',
  unique: 'key',
  references: { user_id: 'user' },
  prepare: withOwners,
  skip: (row) =>
    (!HASH.test(String(row['key'])) && 'its hash has an unknown format') ||
    (isExpired(row) && 'it has expired') ||
    // Here keys require a verified email: before, the account may be an attacker's (pre-hijacking).
    (row['hasVerifiedOwner'] === false && 'the email of its user is not verified'),
  columns: {
    id: id('apikey'),
    userId: null,
    referenceId: null,
    key: null,
    name: orNull,
    start: (value, { prefix }) => value || prefix || '',
    prefix: null,
    // Without the limit the key could do more than before. Its owner can enable it.
    enabled: (value, row) => value !== false && !isMetered(row),
    expiresAt: orNull,
    lastRequest: null,
    permissions: null,
    metadata: objectIn,
    ...timestamps,
  },
  derived: (row) => ({
    user_id: newId('user', ownerOf(row)),
    key_hash: row['key'],
    imported_hash: row['key'],
    scopes: scopesOf(row['permissions'], row['defaultScopes'] as GrantableScope[]),
    networks: [],
    last_used_at: row['lastRequest'] ?? null,
  }),
};

/** Adds whether the owners have proven their email, and the scopes of keys without permissions. */
async function withOwners(
  keys: SourceRow[],
  { source, options }: { source: Source; options: Options },
): Promise<SourceRow[]> {
  const { defaultScopes } = apiKeyOptions.of({ options });
  const owners = await source.rowsWith('user', 'id', [...new Set(keys.map((key) => String(ownerOf(key))))]);
  const isVerified = new Map(owners.map((user) => [String(user.id), user['emailVerified'] === true]));
  return keys.map((key) => ({ ...key, hasVerifiedOwner: isVerified.get(String(ownerOf(key))), defaultScopes }));
}

/** What of the keys is not imported, and what has no effect here, a line each. */
export async function takeKeyInventory(
  source: Source,
  options: Options,
): Promise<{ notImported: string[]; withoutEffect: string[] }> {
  const { defaultScopes, acceptImported } = apiKeyOptions.of({ options });
  const table = source.find('apikey');
  const keys = table === null ? [] : await source.rows<SourceRow>(`select * from ${quotedTable(table)}`);
  const active = keys.filter((key) => !isExpired(key));
  const lost = new Map<string, number>();
  for (const { permissions } of active)
    for (const name of namesOf(permissions)) if (!isScope(name)) lost.set(name, (lost.get(name) ?? 0) + 1);
  /** A line about the keys that match, if there are any. */
  const lineFor = (matches: (key: SourceRow) => boolean, text: string, noun = 'API key') => {
    const matching = active.filter(matches).length;
    return matching === 0 ? [] : [`${counted(matching, noun)}${text}`];
  };
  return {
    notImported: [
      ...[...lost].map(([name, keysOf]) => `permission ${name} of ${counted(keysOf, 'API key')}, which is no scope`),
      ...lineFor(
        ({ metadata }) => decode(metadata) !== null && objectIn(metadata) === null,
        ': metadata that is no object',
      ),
      ...lineFor(isMetered, ': the limit of the number of uses; imported as disabled'),
    ],
    withoutEffect: [
      ...lineFor(() => !acceptImported, ', which apiKey.acceptImported lets programs use'),
      ...lineFor(
        ({ permissions }) => scopesOf(permissions, defaultScopes).length === 0,
        ' without a scope: set apiKey.defaultScopes before the import',
      ),
      ...lineFor(({ enabled }) => enabled === false, '', 'disabled API key'),
    ],
  };
}

/** Newer releases name the column after its generic use: it can also refer to an organization. */
function ownerOf(key: SourceRow): unknown {
  return key['referenceId'] ?? key['userId'];
}

function isExpired({ expiresAt }: SourceRow): boolean {
  return Boolean(expiresAt) && new Date(expiresAt as Date) <= now();
}

/** Whether the number of its uses is limited, which is not supported. */
function isMetered({ remaining }: SourceRow): boolean {
  return remaining !== null && remaining !== undefined;
}

/** The scopes of the same names. Keys without permissions get the default, as keys that the published client creates. */
function scopesOf(permissions: unknown, defaultScopes: readonly GrantableScope[]): readonly GrantableScope[] {
  return decode(permissions) === null ? defaultScopes : namesOf(permissions).filter(isScope);
}

function isScope(name: string): name is GrantableScope {
  return GrantableScope.safeParse(name).success;
}

/** `{ user: ['list'] }` as `user:list`. */
function namesOf(permissions: unknown): string[] {
  const names = Object.entries(objectIn(permissions) ?? {}).flatMap(([resource, actions]) =>
    Array.isArray(actions) ? actions.map((action) => `${resource}:${action}`) : [],
  );
  return [...new Set(names)];
}
