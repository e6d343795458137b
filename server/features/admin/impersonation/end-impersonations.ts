import type { EntityManager } from '@mikro-orm/postgresql';

/** Ends the impersonations of a user and those by that user: each was begun under other roles. */
export async function endImpersonations(em: EntityManager, userId: string): Promise<void> {
  await em.execute(
    `delete from "session" where id in (
      select id from "session" where user_id = ? and impersonated_by is not null
      union all
      select borrowed.id from "session" own join "session" borrowed on borrowed.impersonator_session_id = own.id
      where own.user_id = ?)`,
    [userId, userId],
  );
}
