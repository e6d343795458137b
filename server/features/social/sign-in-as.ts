import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';

import { Account } from '#server/features/accounts/account.entity.ts';
import { keepTokens, type Tokens } from '#server/features/accounts/tokens.ts';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { proveEmail } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';
import { mailVerification } from '#server/features/verification/email-tokens.ts';
import { rememberSignUp, remindToVerify } from '#server/features/verification/send-verification-email.ts';
import { recordFirstUse } from '#server/features/verification/single-use.ts';

import type { Profile } from './define-provider.ts';
import { FlowError } from './flow.ts';
import { idTokenUse } from './id-tokens.ts';
import type { Provider } from './provider.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import { verificationOptions } from '#server/features/verification/verification.options.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { accountOptions } from '#server/features/accounts/account.options.ts';
import { verificationMail } from '#server/features/verification/verification.keys.ts';

export interface Identity {
  profile: Profile;
  tokens: Tokens;
}

interface SignIn extends Identity {
  /** Where the link goes that asks somebody new for proof of their address. */
  callbackURL?: string | undefined;
  requestSignUp?: boolean | undefined;
  /** An ID token that was handed in; it signs in once. */
  idToken?: { secret: string; expiresAt: Date };
}

/**
 * Signs in the person whose identity it is, whom it may join, or whom it makes. Where a proven address is required and
 * there is none, the account is made and a verification mail sent, but no session begins.
 */
export async function signInAs(ctx: RequestContext, provider: Provider, signIn: SignIn) {
  const signedIn = await atomically(ctx, async () => {
    if (signIn.idToken) await refuseReplay(ctx, provider, signIn.idToken);
    const { user, isNew } = await personFor(ctx, provider, signIn);
    // Written before the session, so that what fails is known to be the person.
    await ctx.em.flush();
    const mustVerify = passwordOptions.of(ctx).requireEmailVerification && !user.emailVerified;
    const token = mustVerify ? null : await beginSession(ctx, user);
    // This call fails, and its acts would go with it.
    if (mustVerify) ctx.work.writeActs();
    return { user, isNew, token };
  });
  const { user, isNew, token } = signedIn;
  if (token === null) {
    if (isNew) {
      rememberSignUp(ctx, user);
      ctx.reply.settle();
    }
    remindToVerify(ctx, { userId: user.id }, signIn.callbackURL);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const asksForProof = verificationOptions.of(ctx).sendOnSignUp && ctx.mailer.canSend(verificationMail);
  // Only now, since a mail is not taken back.
  if (isNew && !user.emailVerified && asksForProof) await mailVerification(ctx, user, signIn.callbackURL);
  return { user, isNew, token };
}

/** With the sign-in's own transaction: one that fails leaves the token usable. */
async function refuseReplay(
  ctx: RequestContext,
  provider: Provider,
  idToken: NonNullable<SignIn['idToken']>,
): Promise<void> {
  const use = { token: `${provider.id}:${idToken.secret}`, expiresAt: idToken.expiresAt };
  if (!(await recordFirstUse(ctx, idTokenUse, use))) throw new AppError('INVALID_TOKEN', { status: 401 });
}

/** Written at once, so that what fails is known to be the session. */
async function beginSession(ctx: RequestContext, user: User): Promise<string> {
  try {
    const token = await startSession(ctx, user);
    await ctx.em.flush();
    return token;
  } catch (error) {
    if (error instanceof AppError && error.errorCode === 'BANNED_USER') throw error;
    throw new FlowError('unable_to_create_session', error);
  }
}

/**
 * One transaction; once more where it lost a race for a unique value, since it then finds what won. Whatever fails
 * leaves nothing behind, neither in the database nor for the browser.
 */
export async function atomically<Result>(
  ctx: RequestContext,
  work: () => Promise<Result>,
  attempts = 2,
): Promise<Result> {
  const { em } = ctx;
  await em.begin();
  try {
    const result = await work();
    await em.commit();
    return result;
  } catch (error) {
    await em.rollback();
    em.clear();
    ctx.reply.discard();
    if (error instanceof UniqueConstraintViolationException && attempts > 1) return atomically(ctx, work, attempts - 1);
    throw error;
  }
}

async function personFor(ctx: RequestContext, provider: Provider, { profile, tokens, requestSignUp }: SignIn) {
  const { em, secrets } = ctx;
  const account = await em.findOne(
    Account,
    { providerId: provider.id, accountId: profile.accountId },
    { populate: ['user'] },
  );
  if (account) {
    keepTokens(account, tokens, secrets);
    return { user: account.user.$, isNew: false };
  }

  if (profile.email === null) throw new FlowError('email_not_found');
  const existing = await em.findOne(User, { email: profile.email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (existing) {
    await requireMayJoin(ctx, provider, { user: existing, profile });
    addAccount(ctx, provider, { user: existing, profile, tokens });
    return { user: existing, isNew: false };
  }

  const { disableSignUp, disableImplicitSignUp } = provider.options;
  if (disableSignUp || (disableImplicitSignUp && !requestSignUp)) throw new FlowError('signup_disabled');
  const user = em.create(User, {
    email: profile.email,
    emailVerified: profile.emailVerified,
    name: profile.name || profile.email,
    image: profile.image,
    role: platformOptions.of(ctx).defaultRole,
  });
  ctx.audit('user.signed-up', { actorId: user.id, subjectId: user.id, details: { provider: provider.id } });
  addAccount(ctx, provider, { user, profile, tokens });
  return { user, isNew: true };
}

/**
 * An equal address joins two accounts only where it is proven on both sides, or where the operator trusts the
 * provider's word. Then that word is the first proof of an address that nobody had proven here: what was set up
 * before, by whoever typed it in, ends.
 */
async function requireMayJoin(
  ctx: RequestContext,
  provider: Provider,
  { user, profile }: { user: User; profile: Profile },
): Promise<void> {
  const { enabled, trustedProviders } = accountOptions.of(ctx).accountLinking;
  const isTrusted = trustedProviders.includes(provider.id);
  if (!enabled || !(isTrusted || (profile.emailVerified && user.emailVerified)))
    throw new FlowError('account_not_linked');
  await proveEmail(ctx, user, 'mailbox owner');
}

/** A new account for an identity; two at once are told apart by the database. */
export function addAccount(
  ctx: RequestContext,
  provider: Provider,
  { user, profile, tokens }: Identity & { user: User },
): void {
  const account = ctx.em.create(Account, { user, providerId: provider.id, accountId: profile.accountId });
  keepTokens(account, tokens, ctx.secrets);
  ctx.audit('account.linked', { actorId: user.id, subjectId: user.id, details: { provider: provider.id } });
}
