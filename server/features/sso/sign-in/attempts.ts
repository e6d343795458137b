import { v7 } from 'uuid';

import type { RequestContext } from '#server/call/context.ts';
import { SsoAttempt } from '#server/features/sso/attempt.entity.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { about } from '#server/features/sso/connections/record-change.ts';
import { lockUserAndRead } from '#server/features/users/queries.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import type { AttemptOutcome } from '#shared/sso/attempts.ts';
import type { ForeseenSignIn } from '#shared/sso/sign-in.ts';

import type { SsoFlow } from './flow.ts';
import { lockConnection, removeOldAttempts } from './queries.ts';

const PURPOSE = 'sso attempt';

/** What a sign-in did not apply, without being refused. */
export type SignInNotes = Set<
  'sso_groups_missing' | 'sso_team_is_full' | 'sso_email_taken' | 'sso_email_not_in_domain'
>;

interface Attempt {
  id?: string;
  outcome: AttemptOutcome;
  /** The code of a refusal, or of what a sign-in did not apply. */
  reason?: string | undefined;
  /** The rule that a SAML response breaks, and how. */
  rule?: string;
  detail?: string;
  userId?: string;
  /** The set-up link that started a test. */
  setupLinkId?: string;
  stated?: StatedIdentity | null;
  /** Of a test. */
  wouldDo?: ForeseenSignIn;
}

/** How a flow is recorded that failed or was a test. */
export function attemptOf({ data: { attemptId, setupLinkId }, userId }: SsoFlow) {
  if (attemptId === undefined) return { id: v7(), outcome: 'refused' } as const;
  return {
    id: attemptId,
    outcome: 'test',
    ...(userId !== null && { userId }),
    ...(setupLinkId !== undefined && { setupLinkId }),
  } as const;
}

/** Records how a sign-in with a connection ended, for the managers of the organization. Only the newest stay. */
export async function recordAttempt(
  { em, orm, secrets, audit, afterCommit }: RequestContext,
  connection: SsoConnection,
  { id = v7(), outcome, reason, rule, detail, userId, setupLinkId, stated = null, wouldDo }: Attempt,
): Promise<void> {
  // The session of the sign-in is committed: the user may have been deleted meanwhile.
  const user = userId === undefined ? null : await lockUserAndRead(em, userId, 'for key share');
  // It may have been deleted too, with its organization.
  if (!(await lockConnection(em, connection.id))) return;
  // All claims only of the manager who tests the connection.
  const kept = stated && { ...stated, values: outcome === 'test' ? stated.values : {} };
  const { revision } = connection;
  const facts = stated === null && detail === undefined ? null : { stated: kept, detail, wouldDo, revision };
  em.create(SsoAttempt, {
    id,
    connection: connection.id,
    outcome,
    reason: reason ?? null,
    rule: rule ?? null,
    user,
    facts: facts && encrypt(secrets, JSON.stringify(facts), { purpose: PURPOSE, about: id }),
  });
  if (outcome === 'test') {
    const { organizationId, details } = about(connection);
    const passed = reason === undefined;
    const tested = { ...details, ...(setupLinkId !== undefined && { setupLinkId }), passed };
    audit('sso-connection.tested', { actorId: userId ?? null, organizationId, details: tested });
  }
  // Not in the transaction of a sign-in: it could wait for the deletion of a user, which waits for the rows of attempts.
  afterCommit('remove old attempts', () => removeOldAttempts(orm.em.fork(), connection.id));
}

interface Facts {
  stated: StatedIdentity | null;
  /** Of the connection: subjects of another provider can be other users. */
  revision?: number;
  detail?: string;
  wouldDo?: ForeseenSignIn;
}

/** What the provider stated in an attempt, what is wrong with it, and what a sign-in would do; nothing once it is erased. */
export function factsOf(
  { id, facts }: Pick<SsoAttempt, 'id' | 'facts'>,
  { secrets }: Pick<RequestContext, 'secrets'>,
): Facts {
  const text = facts && decrypt(secrets, facts, { purpose: PURPOSE, about: id });
  return text ? (JSON.parse(text) as Facts) : { stated: null };
}

/** What a provider stated when it changed the subject of a user, as long as a manager can accept it. */
export function changedIdentityOf(
  attempt: Pick<SsoAttempt, 'id' | 'facts' | 'outcome' | 'reason' | 'user'>,
  { revision: current }: SsoConnection,
  ctx: Pick<RequestContext, 'secrets'>,
): StatedIdentity | null {
  const { outcome, reason, user } = attempt;
  if (outcome !== 'refused' || reason !== 'sso_identity_changed' || user === null) return null;
  const { stated, revision } = factsOf(attempt, ctx);
  return revision === current ? stated : null;
}
