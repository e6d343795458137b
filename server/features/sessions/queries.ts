import type { EntityManager } from '@mikro-orm/postgresql';

import type { RequestContext, AppServices } from '#server/call/context.ts';
import { deleteReturning } from '#server/db/atomic-writes.ts';
import { columnNameOf, columnsOf } from '#server/db/columns.ts';
import type { BatchedQuery, Query, Reads } from '#server/db/reads.ts';
import { defineService } from '#server/call/feature.ts';
import { UserSchema, type UserRow } from '#server/features/users/user.entity.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import { sha256 } from '#server/security/hash.ts';
import { Session as SessionResponse } from '#shared/sessions/schemas.ts';

import { policyCondition } from '#server/call/policy-condition.ts';
import { Session } from './session.entity.ts';

/** The fields of a session that calls answer, apart from the token, which is not stored. */
export const sessionFields = SessionResponse.omit({ token: true }).keyof().options;
const sessionColumns = [...sessionFields, 'impersonatorSessionId', 'provider', 'endsAt', 'additionalFields'];
const userColumns = columnsOf(UserSchema).map((column) => ({ ...column, alias: `user.${column.property}` }));

/** A session without its token, as a plain row. */
export type SessionRow = Pick<Session, (typeof sessionFields)[number] | 'provider' | 'endsAt' | 'additionalFields'> & {
  impersonatorSessionId: string | null;
  /** Whether the active organization has a policy that its members must meet. */
  hasOrganizationPolicy: boolean;
};

export interface SessionWithUser {
  session: SessionRow;
  user: UserRow;
}

const selected = [
  ...sessionColumns.map((property) => `s.${columnNameOf(property)} "${property}"`),
  ...userColumns.map(({ column, alias }) => `u.${column} "${alias}"`),
];

/** The queries of sessions, with the policies of organizations that the features of the service have. */
export const sessionQueries = defineService('sessionQueries', ({ organizationPolicies }: AppServices) => {
  const hasPolicy = `coalesce((select ${policyCondition(organizationPolicies, 'o')} from "organization" o
    where o.id = s.active_organization_id), false) "hasOrganizationPolicy"`;
  const columns = [...selected, organizationPolicies.length > 0 ? hasPolicy : 'false "hasOrganizationPolicy"'];
  const byToken: BatchedQuery = {
    name: 'session_by_token',
    text: `select lookup.nth::int, ${columns.join(', ')}
      from unnest((select $1::text[])) with ordinality lookup (token_hash, nth)
      join "session" s on s.token_hash = lookup.token_hash join "user" u on u.id = s.user_id`,
  };
  const byReplacedToken: Query = {
    name: 'session_by_replaced_token',
    text: `select s.replaced_own_token "isOwn", ${columns.join(', ')}
      from "session" s join "user" u on u.id = s.user_id
      where s.replaced_token_hash = $1 and s.replaced_at > $2 order by s.replaced_at desc limit 1`,
  };
  return { byToken, byReplacedToken };
});

type ReadingCall = Pick<RequestContext, 'reads' | 'featureServices'>;

/** The session of a token, expired or not, with its user. */
export async function findSession(ctx: ReadingCall, token: string): Promise<SessionWithUser | null> {
  const { byToken } = sessionQueries.of(ctx);
  const [row] = await ctx.reads.loadBatched<Record<string, unknown>>(byToken, [sha256(token)]);
  return row === undefined ? null : sessionOf(row);
}

function sessionOf(row: Record<string, unknown>): SessionWithUser {
  const session: Record<string, unknown> = {};
  const user: Record<string, unknown> = {};
  for (const property of sessionColumns) session[property] = row[property];
  session['hasOrganizationPolicy'] = row['hasOrganizationPolicy'];
  for (const { property, alias } of userColumns) user[property] = row[alias];
  // The columns are those of the entities.
  return { session: session as SessionRow, user: user as UserRow };
}

/** The session of the token that replaced this one since a time, expired or not. */
export async function findSessionByReplacedToken(
  ctx: ReadingCall,
  token: string,
  since: Date,
): Promise<(SessionWithUser & { isOwn: boolean }) | null> {
  const { byReplacedToken } = sessionQueries.of(ctx);
  const [row] = await ctx.reads.rows<Record<string, unknown>>(byReplacedToken, [sha256(token), since]);
  return row === undefined ? null : { ...sessionOf(row), isOwn: row['isOwn'] === true };
}

type ImpersonatorRow = Pick<UserRow, 'id' | 'role' | 'banned'> & Pick<SessionRow, 'expiresAt'>;

const impersonatorBySession: Query = {
  name: 'impersonator_by_session',
  text: `select u.id, u.role, u.banned, s.expires_at "expiresAt"
    from "session" s join "user" u on u.id = s.user_id where s.id = $1`,
};

/** The administrator of the session from which an impersonation began. */
export async function findImpersonator(reads: Reads, sessionId: string | null): Promise<ImpersonatorRow | null> {
  const [row] = await reads.rows<ImpersonatorRow>(impersonatorBySession, [sessionId]);
  return row ?? null;
}

/** Merges additional fields into those of a session, which it locks. @returns all of them; null if the session has ended. */
export async function mergeSessionFields(
  em: EntityManager,
  { id, changes, updatedAt }: { id: string; changes: StoredFields; updatedAt: Date },
): Promise<StoredFields | null> {
  await em.begin();
  const [row] = await em.execute<{ fields: StoredFields | null }[]>(
    'select "additional_fields" fields from "session" where "id" = ? for update',
    [id],
  );
  if (!row) return null;
  const additionalFields = { ...row.fields, ...changes };
  await em.nativeUpdate(Session, { id }, { additionalFields, updatedAt });
  return additionalFields;
}

/** Ends the session of a token. With an impersonation the administrator's own session ends too. */
export async function endSessionByToken(em: EntityManager, token: string): Promise<void> {
  await deleteReturning(em, Session, [
    'id = (select coalesce(impersonator_session_id, id) from "session" where token_hash = ?)',
    [sha256(token)],
  ]);
}

/**
 * Deletes all sessions of a user, or all but one. The user is locked before the sessions: a call that ends the other sessions
 * and then changes its own would deadlock with one that ends all. @returns their ids.
 */
export async function deleteSessionsOf(em: EntityManager, userId: string, except?: string): Promise<string[]> {
  const condition = '"user_id" = (select "id" from "user" where "id" = ? for update) and "id" is distinct from ?';
  const deleted = await deleteReturning<{ id: string }>(em, Session, [condition, [userId, except ?? null]]);
  return deleted.map(({ id }) => id);
}

interface DeletedSession {
  id: string;
  user_id: string;
}

/** Deletes all sessions that an identity provider started. */
export function deleteSessionsOfProvider(em: EntityManager, provider: string) {
  return deleteReturning<DeletedSession>(em, Session, ['"provider" = ?', [provider]]);
}

export function deleteSessionsById(em: EntityManager, ids: readonly string[]) {
  return deleteReturning<DeletedSession>(em, Session, [`"id" in (${ids.map(() => '?').join(', ')})`, [...ids]]);
}
