import type { EntityManager } from '@mikro-orm/postgresql';

import { importedHashOf } from '#server/features/oauth-provider/storage/artifacts.ts';
import { now } from '#server/lib/now.ts';
import { isApplicationScope } from '#shared/oauth-provider/scopes.ts';

import { newId } from './columns.ts';
import { HASH, textsOf, withClients } from './oauth-clients.ts';
import { newOutcome, type Outcome } from './outcome.ts';
import type { Source, SourceRow } from './source.ts';

const TABLE = 'oauthRefreshToken';
/** By table, as those of the other tables. */
export const refreshTokenColumns: Readonly<Record<string, readonly string[]>> = {
  [TABLE]: ['id', 'token', 'clientId', 'userId', 'expiresAt', 'createdAt', 'revoked', 'authTime', 'scopes'],
};

interface TokenImport {
  source: Source;
  em: EntityManager;
}

const timeOf = (value: unknown) => (value ? new Date(value as string) : null);
const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/**
 * Refresh tokens of applications, which the source stores as a hash, so that applications stay signed in. What the user allowed
 * is created if the operator trusted the application and no one was asked. Null without such a table.
 */
export async function importRefreshTokens({ source, em }: TokenImport): Promise<Outcome | null> {
  const select = source.select(TABLE);
  if (select === null) return null;
  const outcome = newOutcome(TABLE, await source.count(select));
  for await (const page of source.pages(select)) {
    const tokens = await withClients(page, { source });
    const { clients, users } = await existingOf(em, tokens);
    const usable = tokens.filter((token) => {
      const reason = problemOf(token, { clients, users });
      if (reason !== null) outcome.skipped.push({ id: token.id, reason });
      return reason === null;
    });
    outcome.read += page.length;
    const imported = await em.transactional((own) => write(own, usable));
    outcome.imported += imported;
    outcome.existing += usable.length - imported;
  }
  return outcome;
}

const clientOf = ({ clientRow }: SourceRow) => newId('oauthClient', clientRow);
const userOf = ({ userId }: SourceRow) => newId('user', userId);
const scopesOf = ({ scopes }: SourceRow) => textsOf(scopes).filter(isApplicationScope);

async function existingOf(em: EntityManager, tokens: SourceRow[]) {
  const ids = async (table: string, values: string[]) =>
    new Set(
      (
        await em.execute<{ id: string }[]>(`select id from ${table} where id = any(?::uuid[])`, [
          `{${values.join(',')}}`,
        ])
      ).map(({ id }) => id),
    );
  return { clients: await ids('oauth_client', tokens.map(clientOf)), users: await ids('"user"', tokens.map(userOf)) };
}

function problemOf(
  token: SourceRow,
  { clients, users }: { clients: ReadonlySet<string>; users: ReadonlySet<string> },
): string | null {
  const expires = timeOf(token['expiresAt']);
  if (!HASH.test(String(token['token']))) return 'it is stored in a form other than a hash';
  if (token['revoked']) return 'it was revoked';
  if (expires === null || expires <= now()) return 'it has expired';
  if (!clients.has(clientOf(token))) return 'its oauth_client was not imported';
  return users.has(userOf(token)) ? null : 'its user was not imported';
}

/** @returns how many tokens are new. */
async function write(em: EntityManager, tokens: readonly SourceRow[]): Promise<number> {
  let imported = 0;
  for (const token of tokens) {
    const [client, user, scopes] = [clientOf(token), userOf(token), scopesOf(token)];
    const createdAt = timeOf(token['createdAt']) ?? now();
    const expiresAt = timeOf(token['expiresAt'])!;
    const [grant] = await em.execute<{ id: string }[]>(
      `insert into oauth_grant (id, client_id, user_id, scopes, claims, resources, created_at, updated_at)
         values (?, ?, ?, ?::text[], '{}', '{}', ?, ?)
         on conflict (client_id, user_id) do update set updated_at = oauth_grant.updated_at returning id`,
      [newId('oauthGrant', `${client} ${user}`), client, user, `{${scopes.join(',')}}`, createdAt, createdAt],
    );
    const issued = secondsOf(createdAt);
    const payload = {
      kind: 'RefreshToken',
      iat: issued,
      iiat: issued,
      exp: secondsOf(expiresAt),
      accountId: user,
      clientId: token['clientId'],
      grantId: grant!.id,
      gty: 'authorization_code',
      scope: scopes.join(' '),
      authTime: secondsOf(timeOf(token['authTime']) ?? createdAt),
      rotations: 0,
      expiresWithSession: false,
    };
    const rows = await em.execute<object[]>(
      `insert into oauth_artifact (hash, kind, payload, grant_id, family, replays, expires_at)
         values (?, 'RefreshToken', ?::jsonb, ?, ?, 0, ?) on conflict (hash) do nothing returning hash`,
      [
        importedHashOf(String(token['token'])),
        JSON.stringify(payload),
        grant!.id,
        newId('oauthRefreshToken', token.id),
        expiresAt,
      ],
    );
    imported += rows.length;
  }
  return imported;
}
