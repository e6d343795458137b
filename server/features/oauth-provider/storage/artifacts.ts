import type { AdapterPayload } from 'oidc-provider';
import { v7 } from 'uuid';

import type { BatchedQuery, Query } from '#server/db/reads.ts';
import { deferWrite, lockAndRead } from '#server/db/request-transaction.ts';
import { recordSessionClient } from './session-clients.ts';
import { encrypt } from '#server/security/encryption.ts';
import { sha256 } from '#server/security/hash.ts';
import { now } from '#server/lib/now.ts';

import type { Dispatch, StoredArtifact } from './dispatch.ts';
import { lookUp } from './look-up.ts';
import { sidOf } from './sid.ts';

/** What the library stores under a value, such as `AuthorizationCode`. */
export type ArtifactKind = string;

/** The context of the encryption of a successor, which only its row can have. */
export const SUCCESSOR = 'oauth-refresh-token';

export function hashOf(kind: ArtifactKind, value: string): string {
  return sha256(`${kind}:${value}`);
}

const selected = `hash, payload, grant_id "grantId", family, extract(epoch from consumed_at)::float8 "consumedAt"`;

const byHash: BatchedQuery = {
  name: 'oauth_artifact',
  text: `select lookup.nth::int, a.* from unnest((select $1::text[]), (select $2::timestamptz[])) with ordinality
      lookup (looked_up, at, nth)
    cross join lateral (select ${selected} from oauth_artifact where hash = looked_up and expires_at > at) a`,
};
const lockByHash: Query = {
  name: 'oauth_refresh_token',
  text: `select ${selected}, successor, replays from oauth_artifact where hash = $1 and expires_at > $2 for update`,
};

export async function findArtifact(
  { ctx, locked }: Pick<Dispatch, 'ctx'> & Partial<Pick<Dispatch, 'locked'>>,
  kind: ArtifactKind,
  value: string,
): Promise<StoredArtifact | null> {
  const hash = hashOf(kind, value);
  if (locked?.hash === hash) return locked;
  const row = await lookUp<StoredArtifact>(ctx, byHash, [hash, now()]);
  return row ?? (kind === 'RefreshToken' ? adoptImported(ctx.em, value) : null);
}

/** Of a refresh token. */
export interface LockedArtifact extends StoredArtifact {
  /** The token that replaced it, encrypted. */
  successor: string | null;
  replays: number;
}

/** Locks the row of a refresh token: until the transaction ends, no other request uses it. */
export async function lockRefreshToken(em: Dispatch['ctx']['em'], value: string): Promise<LockedArtifact | null> {
  const [rows] = await lockAndRead(em, [lockByHash, [hashOf('RefreshToken', value), now()]]);
  return (rows[0] as LockedArtifact | undefined) ?? null;
}

/** Under which a refresh token of another service is stored, which kept `base64url(SHA-256(token))`. */
export const importedHashOf = (hash: string) => `imported:${hash}`;

/** An imported refresh token that is used the first time gets the usual hash. */
async function adoptImported(em: Dispatch['ctx']['em'], value: string): Promise<StoredArtifact | null> {
  await em.begin();
  const [row] = await em.execute<StoredArtifact[]>(
    `update oauth_artifact set hash = ? where hash = ? and expires_at > ? returning ${selected}`,
    [hashOf('RefreshToken', value), importedHashOf(sha256(value)), now()],
  );
  return row ?? null;
}

/** What ends an access token before it expires, by the id of the token or of its family. */
export const REVOKED_TOKEN = 'RevokedToken';
export const REVOKED_FAMILY = 'RevokedFamily';
/** Seconds that the clocks of nodes may differ. */
export const CLOCK_TOLERANCE = 30;

/** Seconds for which a resource may have its access tokens be valid. */
const MAX_ACCESS_TOKEN_EXPIRES_IN = 3600;

/** Kinds that end with the session of the browser in any case. */
const BOUND_TO_SESSION: readonly ArtifactKind[] = ['AuthorizationCode'];
/** Kinds of which the first one begins a family. */
const IN_FAMILY: readonly ArtifactKind[] = ['AuthorizationCode', 'RefreshToken', 'AccessToken'];

/** Inserts or replaces an artifact. Its value stands neither in the key nor in the payload. */
export async function storeArtifact(
  dispatch: Dispatch,
  {
    kind,
    value,
    payload,
    expiresIn,
  }: { kind: ArtifactKind; value: string; payload: AdapterPayload; expiresIn: number },
): Promise<void> {
  const { ctx } = dispatch;
  const { jti: _jti, ...stored } = payload;
  const hash = hashOf(kind, value);
  const { grantId = null, sessionUid = null, expiresWithSession = false } = payload;
  if (IN_FAMILY.includes(kind)) dispatch.family ??= v7();
  const sessionId = expiresWithSession || BOUND_TO_SESSION.includes(kind) ? sessionUid : null;
  const replaces = kind === 'RefreshToken' && dispatch.replacing !== null;
  const replaced = replaces ? replacedToken(dispatch, value) : { text: '', values: [] };
  await deferWrite(
    ctx.em,
    `${replaced.text}insert into oauth_artifact (hash, kind, payload, grant_id, family, session_id, replays, expires_at)
      values (?, ?, ?::jsonb, ?, ?, ?, 0, ?)
      on conflict (hash) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
    [
      ...replaced.values,
      hash,
      kind,
      JSON.stringify(stored),
      kind === 'Interaction' ? null : grantId,
      IN_FAMILY.includes(kind) ? dispatch.family : null,
      sessionId,
      new Date(now().getTime() + expiresIn * 1000),
    ],
  );
  if (kind === 'AuthorizationCode') await recordSignIn(dispatch, payload);
}

/** The part of a statement that marks the refresh token of a request as used, and stores the one that replaces it. */
function replacedToken(dispatch: Dispatch, value: string) {
  const hash = dispatch.replacing!;
  dispatch.replacing = null;
  const successor = encrypt(dispatch.ctx.secrets, value, { purpose: SUCCESSOR, about: hash });
  return {
    text: `with used as (
      update oauth_artifact set consumed_at = coalesce(consumed_at, ?), successor = ? where hash = ?) `,
    values: [now(), successor, hash],
  };
}

/** Stores an artifact that no request stored before. Parallel requests wait for each other. @returns whether it is the first. */
export async function storeOnce(
  { ctx: { em } }: Dispatch,
  { kind, value, expiresAt }: { kind: ArtifactKind; value: string; expiresAt: Date },
): Promise<boolean> {
  await em.begin();
  const rows = await em.execute<object[]>(
    `insert into oauth_artifact (hash, kind, payload, replays, expires_at) values (?, ?, '{}', 0, ?)
      on conflict (hash) do nothing returning hash`,
    [hashOf(kind, value), kind, expiresAt],
  );
  return rows.length > 0;
}

async function recordSignIn({ ctx: { em } }: Dispatch, payload: AdapterPayload): Promise<void> {
  const { clientId, sessionUid: sessionId, accountId: subject } = payload;
  if (!clientId || !sessionId || !subject) return;
  await recordSessionClient(em, { clientId, sessionId, subject, sid: sidOf(sessionId, clientId) });
}

/**
 * Marks an artifact as used. Of parallel requests one succeeds; the others wait for its commit. A locked one is marked together
 * with the token that replaces it. @returns whether it was unused.
 */
export async function consumeArtifact(dispatch: Dispatch, kind: ArtifactKind, value: string): Promise<boolean> {
  const hash = hashOf(kind, value);
  const isUnused = dispatch.locked?.hash === hash || (await markAsUsed(dispatch, hash));
  if (isUnused && kind === 'RefreshToken') dispatch.replacing = hash;
  return isUnused;
}

async function markAsUsed({ ctx: { em } }: Dispatch, hash: string): Promise<boolean> {
  await em.begin();
  const rows = await em.execute<object[]>(
    'update oauth_artifact set consumed_at = ? where hash = ? and consumed_at is null returning hash',
    [now(), hash],
  );
  return rows.length > 0;
}

export async function deleteArtifact({ ctx: { em } }: Dispatch, hash: string): Promise<void> {
  await em.begin();
  await em.execute('delete from oauth_artifact where hash = ?', [hash]);
}

/** Deletes the codes and tokens that go back to one authorization. Its access tokens for the API end too, which are not stored. */
export async function deleteFamily(dispatch: Dispatch, family: string): Promise<void> {
  const { em } = dispatch.ctx;
  await em.begin();
  await em.execute('delete from oauth_artifact where family = ?', [family]);
  await revokeToken(dispatch, REVOKED_FAMILY, family);
}

/** Remembers that an access token, or those of a family, ended, for as long as one of them could be valid. */
export async function revokeToken(dispatch: Dispatch, kind: ArtifactKind, id: string): Promise<void> {
  const expiresIn = MAX_ACCESS_TOKEN_EXPIRES_IN + CLOCK_TOLERANCE;
  await storeArtifact(dispatch, { kind, value: id, payload: {}, expiresIn });
}
