import type { RequestContext } from '#server/call/context.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import { User } from '#server/features/users/user.entity.ts';
import { defineCookie, MAX_COOKIE_AGE } from '#server/http/cookies.ts';

export const mailboxCookie = defineCookie('mailbox');

const cookieValue = ({ id }: Pick<User, 'id'>) => `mailbox:${id}`;

/** Marks a browser that verified the address of an account without being signed in to it. It authenticates nothing. */
export function rememberMailbox({ reply }: RequestContext, user: User): void {
  reply.setSigned(mailboxCookie, cookieValue(user), MAX_COOKIE_AGE);
}

/**
 * The password was right in the browser that verified the address: the owner of the mailbox knows it, so the account is not
 * an attacker's. In a transaction of its own, since concurrent sign-ins share the lock on the user.
 */
export function confirmByPassword(ctx: RequestContext, { id, unconfirmed }: User): void {
  if (!unconfirmed || !ctx.cookies.readAll(ctx.headers.cookie, mailboxCookie).includes(cookieValue({ id }))) return;
  ctx.afterCommit('confirm an account', async () => {
    await inTransaction(ctx.orm.em.fork(), (em) => em.nativeUpdate(User, { id }, { unconfirmed: false }));
  });
}
