import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { listCredentials } from '#server/features/accounts/manage-accounts.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { withToken } from '#server/features/sessions/current-session.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { findUser } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';
import { encodeIdCursor, encodeTimeCursor, toPage, decodeIdCursor, before, limitPlusOne } from '#server/call/paging.ts';
import type { GetUser, ListOfUser } from '#shared/admin/schemas.ts';

import { readListedUser } from './queries.ts';

/** A user with the time when the user was last seen. */
export async function getUser({ ctx, input }: Call<AuthenticatedContext, typeof GetUser>) {
  const user = await readListedUser(ctx.reads, input.id);
  if (user === null) throw new AppError('USER_NOT_FOUND');
  return user;
}

async function requireUser({ em }: AuthenticatedContext, id: string): Promise<User> {
  const user = await findUser(em, id);
  if (user === null) throw new AppError('USER_NOT_FOUND');
  return user;
}

/** The sign-in methods of a user, as the user sees them, without tokens and passwords. */
export async function listUserAccounts({ ctx, input }: Call<AuthenticatedContext, typeof ListOfUser>) {
  const user = await requireUser(ctx, input.userId);
  const { rows: accounts, nextCursor } = await listCredentials(ctx, user.id, input);
  return { accounts, nextCursor };
}

/** The organizations of a user, with the roles, in the order of joining. */
export async function listUserOrganizations({ ctx, input }: Call<AuthenticatedContext, typeof ListOfUser>) {
  const { limit, cursor } = input;
  const user = await requireUser(ctx, input.userId);
  const id = decodeIdCursor(cursor);
  const memberships = await ctx.em.find(
    Member,
    { user, ...(id && { id: { $gt: id } }) },
    { populate: ['organization'], orderBy: { id: 'asc' }, ...limitPlusOne(limit) },
  );
  const { rows, nextCursor } = toPage(memberships, limit, encodeIdCursor);
  const organizations = rows.map(({ organization, role, createdAt }) => {
    const { id, name, slug, logo } = organization.$;
    return { id, name, slug, logo, role, memberSince: createdAt };
  });
  return { organizations, nextCursor };
}

/** The active sessions of a user, newest first. `token` is the id, which can only revoke the session. */
export async function listUserSessions({ ctx, input }: Call<AuthenticatedContext, typeof ListOfUser>) {
  const { limit, cursor } = input;
  const user = await requireUser(ctx, input.userId);
  const sessions = await ctx.em.findAll(Session, {
    where: { user, expiresAt: { $gt: now() }, ...before(cursor, 'createdAt') },
    orderBy: { createdAt: 'desc', id: 'desc' },
    ...limitPlusOne(limit),
  });
  const { rows, nextCursor } = toPage(sessions, limit, (last) => encodeTimeCursor(last.createdAt, last));
  return { sessions: rows.map((session) => withToken(session, session.id)), nextCursor };
}
