import type { EntityManager } from '@mikro-orm/postgresql';

import { deleteReturning, type BoundCondition } from '#server/db/atomic-writes.ts';
import { SignInChallenge } from '#server/features/sessions/assurance/sign-in-challenge.entity.ts';
import { Session } from '#server/features/sessions/session.entity.ts';

interface AtProvider {
  connectionId: string;
  provider: string;
  /** Of the subject; null for a session of any subject. */
  hashes: string[] | null;
  /** The provider's id of its session; null for all sessions of the subject. */
  sid: string | null;
  /** The id of the identity of the subject, if it is that. */
  accountId: string | null;
}

const ofIdentity = `"user_id" in (select "user_id" from "account" where "provider_id" = ? and "account_id" = ?)`;

/** Ends the sessions of a subject at a provider, or of one session there; also those of the subject whose session is unknown. */
export function endSessionsAtProvider(em: EntityManager, at: AtProvider) {
  const [started, values] = startedBy(at);
  const { provider, accountId } = at;
  // A session that continues another one, such as after a change of the password, has no row.
  const continued = `(not exists (select 1 from "sso_session" where "session_id" = "session"."id") and ${ofIdentity})`;
  const condition: BoundCondition =
    accountId === null
      ? [`"provider" = ? and ${started}`, [provider, ...values]]
      : [`"provider" = ? and (${started} or ${continued})`, [provider, ...values, provider, accountId]];
  return deleteReturning<{ id: string; user_id: string }>(em, Session, condition);
}

function startedBy({ connectionId, hashes, sid }: AtProvider): BoundCondition {
  const rows = (condition: string) =>
    `"id" in (select "session_id" from "sso_session" where "connection_id" = ? and ${condition})`;
  if (hashes === null) return [rows('"sid" = ?'), [connectionId, sid]];
  const ofSubject = `"subject_hash" in (${hashes.map(() => '?').join(', ')})`;
  if (sid === null) return [rows(ofSubject), [connectionId, ...hashes]];
  return [rows(`${ofSubject} and ("sid" = ? or "sid" is null)`), [connectionId, ...hashes, sid]];
}

/** Ends the sign-ins of an identity that wait for a second factor. */
export async function endChallengesOf(
  em: EntityManager,
  { provider, accountId }: { provider: string; accountId: string },
): Promise<void> {
  await deleteReturning(em, SignInChallenge, [`"provider" = ? and ${ofIdentity}`, [provider, provider, accountId]]);
}
