import type { Query, Reads } from '#server/db/reads.ts';

const abandoned: Query = {
  name: 'abandoned_anonymous_users',
  text: `select id from "user" where is_anonymous and created_at < $1
    and not exists (select from "session" where user_id = "user".id and expires_at > $2) order by created_at`,
};

/** The anonymous users who were created before a time and have no session. */
export async function findAbandoned(reads: Reads, createdBefore: Date, now: Date): Promise<string[]> {
  const rows = await reads.rows<{ id: string }>(abandoned, [createdBefore, now]);
  return rows.map(({ id }) => id);
}
