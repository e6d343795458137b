import type { EntityManager } from '@mikro-orm/postgresql';

import type { BatchedQuery, Query, Reads } from '#server/db/reads.ts';
import { lockAndRead } from '#server/db/request-transaction.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { IDEMPOTENCY_HOURS } from '#shared/idempotency/schemas.ts';

/** What identifies an answer: the user or service account of the principal, and the key that it chose. */
export interface ResponseId {
  userId: string;
  key: string;
}

interface StoredResponse {
  requestHash: string;
  answer: string;
}

const answerById: BatchedQuery = {
  name: 'idempotent_answer_by_id',
  text: `select lookup.nth::int, stored.request_hash as "requestHash", stored.answer
    from unnest((select $1::uuid[]), (select $2::text[]), (select $3::timestamptz[]))
      with ordinality lookup (user_id, key, time, nth)
    join idempotent_answer stored on stored.user_id = lookup.user_id and stored.key = lookup.key
      and stored.expires_at > lookup.time`,
};

export async function findResponse(reads: Reads, { userId, key }: ResponseId): Promise<StoredResponse | undefined> {
  const [stored] = await reads.loadBatched<StoredResponse>(answerById, [userId, key, now()]);
  return stored;
}

const deleteExpired: Query = {
  name: 'delete_expired_idempotent_answer',
  text: 'delete from idempotent_answer where user_id = $1 and key = $2 and expires_at <= $3',
};

const insert: Query = {
  name: 'insert_idempotent_answer',
  text: `insert into idempotent_answer (user_id, key, request_hash, answer, expires_at)
    select id, $2, $3, $4, $5 from "user" where id = $1`,
};

/**
 * Inserts an answer in the transaction of its call. The primary key fails the call if another one was committed with the
 * same key. Inserts nothing if the call has deleted its own service account.
 */
export async function insertResponse(
  em: EntityManager,
  { userId, key }: ResponseId,
  { requestHash, answer }: StoredResponse,
): Promise<void> {
  const expiresAt = inSeconds(IDEMPOTENCY_HOURS * 3600);
  await lockAndRead(em, [deleteExpired, [userId, key, now()]], [insert, [userId, key, requestHash, answer, expiresAt]]);
}
