import { LockMode } from '@mikro-orm/postgresql';
import { z } from 'zod';

import type { Call, RequestContext } from '#server/context.ts';
import { flushUnlessTaken } from '#server/db/request-transaction.ts';
import { AppError } from '#server/errors.ts';
import { absoluteUrl, callUrl, withQuery } from '#server/http/address.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import { readSession } from '#server/features/sessions/current-session.ts';
import { createSession } from '#server/features/sessions/start-session.ts';
import { proveEmail } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';
import { consumeToken, issueToken, readToken } from '#server/features/verification/single-use.ts';
import { inBackground } from '#server/db/unit-of-work.ts';
import type { SignInMagicLink, VerifyMagicLink } from '#shared/credentials.ts';
import { limits } from '#shared/limits.ts';

import { takeOverByMail } from '#server/features/accounts/pre-hijacking.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { magicLinkOptions } from './magic-link.options.ts';

import { confirmPage } from './confirm-page.ts';
import { confirmationOf, needsConfirmation, rememberBrowser } from './opening.ts';
import { magicLinkMail, magicLinkToken } from './magic-link.keys.ts';

/** Until the call is done nobody takes the address that the link proves from the account. */
const held = { lockMode: LockMode.PESSIMISTIC_WRITE };

const Requested = z.object({ email: z.string(), name: z.string(), browser: z.string().default('') });

/** Mails a link that signs in. All looking happens after the answer, which is the same for every address. */
export async function signInMagicLink({ ctx, input }: Call<RequestContext, typeof SignInMagicLink>) {
  const { enabled, disableSignUp, expiresIn } = magicLinkOptions.of(ctx);
  if (!enabled || !ctx.mailer.canSend(magicLinkMail)) throw new AppError('NOT_FOUND');
  const { email, name = '', callbackURL, newUserCallbackURL, errorCallbackURL } = input;

  const browser = sha256(rememberBrowser(ctx));
  inBackground(ctx, 'send magic link', async (own) => {
    const user = await own.em.findOne(User, { email });
    if (!user && disableSignUp) return;
    const token = randomToken(limits.magicLinkTokenCharacters);
    issueToken(own, magicLinkToken, { token, user, value: JSON.stringify({ email, name, browser }), expiresIn });
    const query = { token, callbackURL: callbackURL || '/', newUserCallbackURL, errorCallbackURL };
    own.sendMail(magicLinkMail, { email, url: callUrl(own.options, '/magic-link/verify', query), token });
  });
  return { status: true as const };
}

type Failure = 'INVALID_TOKEN' | 'EXPIRED_TOKEN' | 'failed_to_create_user';

/** Opens the mailed link: signs in whoever owns the mailbox, as a new person if need be. */
export async function verifyMagicLink({ ctx, input }: Call<RequestContext, typeof VerifyMagicLink>) {
  const { options } = ctx;
  if (!magicLinkOptions.of(ctx).enabled) throw new AppError('NOT_FOUND');
  const { callbackURL, errorCallbackURL } = input;
  const refuse = (error: Failure) =>
    ctx.reply.redirect(withQuery(absoluteUrl(errorCallbackURL || callbackURL || '/', options), { error }));

  // Read before the transaction begins, so that no call waits for one connection while it holds another.
  const current = (await readSession(ctx))?.match?.user;
  const payload = await readToken(ctx, magicLinkToken, input.token);
  if (!payload) return refuse('INVALID_TOKEN');
  const { email, name, browser } = Requested.parse(JSON.parse(payload.value));
  if (payload.expired) return refuse('EXPIRED_TOKEN');
  const switchesUser = current !== undefined && current.email !== email;
  if (needsConfirmation(ctx, { ...input, browser, switchesUser })) return askFirst(ctx, { ...input, email });
  // The person before the link, as in every call that changes both: in another order two calls would block each other.
  await ctx.em.begin();
  const known = await ctx.em.findOne(User, { email }, held);
  const used = await consumeToken(ctx, magicLinkToken, input.token);
  if (!used) return refuse('INVALID_TOKEN');
  if (used.expired) return refuse('EXPIRED_TOKEN');
  if (!known && magicLinkOptions.of(ctx).disableSignUp) return refuse('failed_to_create_user');
  const user = known ?? (await createUser(ctx, { email, name }));
  if (current?.id === user.id) await proveEmail(ctx, user, 'account owner');
  else if (known) await takeOverByMail(ctx, user);
  const session = await createSession(ctx, user);

  const next = (!known && input.newUserCallbackURL) || callbackURL;
  return next ? ctx.reply.redirect(next) : { token: session.token, session, user };
}

/** Shows the page whose button confirms in this browser; the link stays usable. */
function askFirst(
  ctx: RequestContext,
  { email, ...link }: z.output<typeof VerifyMagicLink> & { email: string },
): undefined {
  const confirm = confirmationOf(rememberBrowser(ctx), link.token);
  ctx.reply.page = confirmPage({ options: ctx.options, email, fields: { ...link, confirm } });
}

async function createUser(ctx: RequestContext, { email, name }: { email: string; name: string }): Promise<User> {
  const user = ctx.em.create(User, { email, name, emailVerified: true, role: platformOptions.of(ctx).defaultRole });
  ctx.audit('user.signed-up', { actorId: user.id, subjectId: user.id });
  if (await flushUnlessTaken(ctx.em, 'user_email_unique')) return user;
  // Somebody made an account of this address meanwhile, by another link or by signing up.
  ctx.em.clear();
  return ctx.em.findOneOrFail(User, { email }, held);
}
