import { columnsOf } from '#server/db/columns.ts';
import type { BatchedQuery, Reads } from '#server/db/reads.ts';
import { hashOf, REVOKED_FAMILY, REVOKED_TOKEN } from '#server/features/oauth-provider/storage/artifacts.ts';
import type { OAuthClientKind } from '#shared/oauth-provider/schemas.ts';
import { UserSchema, type UserRow } from '#server/features/users/user.entity.ts';

import type { AccessTokenClaims } from './verify-token.ts';

const userColumns = columnsOf(UserSchema).map((column) => ({ ...column, alias: `user.${column.property}` }));

const liveGrant: BatchedQuery = {
  name: 'oauth_access_token',
  text: `select lookup.nth::int, g.client_id "oauthClientId", c.kind "clientKind", g.scopes, g.resources, m.organization_id "organizationId",
      ${userColumns.map(({ column, alias }) => `u.${column} "${alias}"`).join(', ')}
    from unnest((select $1::uuid[]), (select $2::text[]), (select $3::uuid[]), (select $4::text[]), (select $5::text[]))
      with ordinality lookup (grant_id, client_id, session_id, token_hash, family_hash, nth)
    join oauth_grant g on g.id = lookup.grant_id
    join oauth_client c on c.id = g.client_id and (lookup.client_id is null or c.client_id = lookup.client_id)
      and c.disabled_at is null
      and (c.organization_id is null or c.verified_at is not null or g.member_id is not null)
    left join member m on m.id = g.member_id
    join "user" u on u.id = g.user_id
    where not exists (select 1 from oauth_artifact a where a.hash in (lookup.token_hash, lookup.family_hash))
      and (lookup.session_id is null
        or exists (select 1 from "session" s where s.id = lookup.session_id and s.expires_at > now()))`,
};

export interface LiveToken {
  /** The row of the application that the user allowed something. */
  oauthClientId: string;
  clientKind: OAuthClientKind;
  /** The only organization in which it acts. */
  organizationId: string | null;
  /** Those of the token that the user still allows. */
  scopes: string[];
  user: UserRow;
}

/** The user of a verified token and the application that the user allowed something; null if something that it goes back to has ended. */
export async function findLiveToken(reads: Reads, claims: AccessTokenClaims): Promise<LiveToken | null> {
  const { gid, sess = null, jti, fam = '', sub } = claims;
  // One that was passed on is used by another application, which its chain names.
  const clientId = claims.act === undefined ? claims.client_id : null;
  if (gid === undefined) return null;
  const hashes = [hashOf(REVOKED_TOKEN, jti), hashOf(REVOKED_FAMILY, fam)];
  const [row] = await reads.loadBatched<Record<string, unknown>>(liveGrant, [gid, clientId, sess, ...hashes]);
  if (row === undefined) return null;
  const user = Object.fromEntries(userColumns.map(({ property, alias }) => [property, row[alias]]));
  // The columns are those of the entity.
  const { oauthClientId, clientKind, organizationId, ...grant } = row as unknown as Omit<LiveToken, 'user' | 'scopes'> &
    Granted;
  const live = {
    oauthClientId,
    clientKind,
    organizationId,
    scopes: allowedScopes(claims, grant),
    user: user as unknown as UserRow,
  };
  return live.user.id === sub ? live : null;
}

interface Granted {
  scopes: string[];
  resources: Record<string, string[]>;
}

/** Those of a token that its grant still has. A token of a service account for another API is bounded by its registration. */
function allowedScopes({ iss, aud, scope }: AccessTokenClaims, { scopes, resources }: Granted): string[] {
  const asked = scope.split(' ');
  const allowed = aud === iss ? scopes : resources[aud];
  return allowed === undefined ? asked : asked.filter((each) => allowed.includes(each));
}

const liveClient: BatchedQuery = {
  name: 'oauth_machine_token',
  text: `select lookup.nth::int from unnest((select $1::text[]), (select $2::text[])) with ordinality lookup (client_id, token_hash, nth)
    join oauth_client c on c.client_id = lookup.client_id and c.disabled_at is null
    where not exists (select 1 from oauth_artifact a where a.hash = lookup.token_hash)`,
};

/** Whether the application of a token without a grant is enabled, and the token not revoked. */
export async function isLiveMachineToken(
  reads: Reads,
  { client_id: clientId, jti }: AccessTokenClaims,
): Promise<boolean> {
  return (await reads.loadBatched(liveClient, [clientId, hashOf(REVOKED_TOKEN, jti)])).length > 0;
}
