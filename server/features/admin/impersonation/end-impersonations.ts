import type { EventContext } from '#server/events.ts';
import { sessionsRevoked } from '#server/features/sessions/events.ts';

/** Ends the impersonations of a user and those by that user: each was begun under other roles. */
export async function endImpersonations(ctx: EventContext, userId: string): Promise<void> {
  await ctx.em.begin();
  const ended = await ctx.em.execute<{ id: string; userId: string }[]>(
    `delete from "session" where id in (
      select id from "session" where user_id = ? and impersonated_by is not null
      union all
      select borrowed.id from "session" own join "session" borrowed on borrowed.impersonator_session_id = own.id
      where own.user_id = ?) returning id, user_id "userId"`,
    [userId, userId],
  );
  for (const [subjectId, sessions] of Map.groupBy(ended, (session) => session.userId)) {
    await sessionsRevoked.emit(ctx, { userId: subjectId, sessionIds: sessions.map(({ id }) => id) });
  }
}
