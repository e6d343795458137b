import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { accountOptions } from '#server/features/accounts/account.options.ts';
import { storeTokens, type Tokens } from '#server/features/accounts/provider-tokens.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { lockUserAndRead } from '#server/features/users/queries.ts';
import { markEmailVerified, setImage } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';
import { setSignUpCookie } from '#server/features/verification/email-links.ts';
import {
  canMailProof,
  mailProof,
  mailProofLater,
  replacesLinkOfSignUp,
} from '#server/features/verification/proof-mail.ts';
import { recordFirstUse } from '#server/features/verification/single-use-tokens.ts';
import { verificationOptions } from '#server/features/verification/verification.options.ts';

import { FlowError } from './flow.ts';
import { idTokenUse } from './id-tokens.ts';
import { readMappedFields, mappedNames, type MappedFields } from './mapped-fields.ts';
import type { Provider } from './provider.ts';
import type { Profile } from './user-info.ts';

/** A user at a provider. */
export interface Identity {
  profile: Profile;
  tokens: Tokens;
}

export interface SignIn extends Identity {
  /** Where the link in a verification email redirects. */
  callbackURL?: string | undefined;
  requestSignUp?: boolean | undefined;
  /** Whether the call rejects new users, whatever the options of the provider. */
  disableSignUp?: boolean;
  /** An ID token that the caller presented, which is accepted once. */
  idToken?: { token: string; expiresAt: Date };
}

/**
 * Signs in the user of an identity: the user of its account, else the user with its email (account linking), else a new
 * user. If a verified email is required and missing, the user is created and sent a verification email, without a session.
 */
export async function signInWithIdentity(ctx: RequestContext, provider: Provider, signIn: SignIn) {
  const mapped = await readMappedFields(ctx, signIn.profile);
  const { user, isNew, started } = await inTransaction(ctx, async () => {
    // In the transaction, so that a failed sign-in leaves the ID token usable.
    if (signIn.idToken && !(await recordFirstUse(ctx, idTokenUse, signIn.idToken)))
      throw new AppError('INVALID_TOKEN', { status: 401 });
    const { user, isNew } = await findOrCreateUser(ctx, provider, { ...signIn, mapped });
    // Flushed before the session, so that a failure here is that of the user.
    await ctx.em.flush();
    const mustVerify = passwordOptions.of(ctx).requireEmailVerification && !user.emailVerified;
    const started = mustVerify
      ? null
      : await startFlowSession(ctx, user, { method: provider.id, callbackURL: signIn.callbackURL });
    return { user, isNew, started };
  });
  if (started === null) {
    if (isNew) {
      setSignUpCookie(ctx, user);
      ctx.reply.keepCookiesOnFailure();
    }
    mailProofLater(ctx, user, signIn.callbackURL);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const isWanted = verificationOptions.of(ctx).sendOnSignUp || replacesLinkOfSignUp(ctx);
  const sendsVerification = isWanted && canMailProof(ctx, 'sign-up');
  // After the transaction, since an email cannot be rolled back.
  if (isNew && !user.emailVerified && sendsVerification)
    await mailProof(ctx, user, { callbackURL: signIn.callbackURL, occasion: 'sign-up' });
  return { user, isNew, started };
}

/** Flushes the session, so that a failure here is that of the session. */
async function startFlowSession(
  ctx: RequestContext,
  user: User,
  { method, callbackURL }: { method: string; callbackURL: string | undefined },
) {
  try {
    const started = await startSession(ctx, user, { proof: 'fed', method, provider: method, callbackURL });
    await ctx.em.flush();
    return started;
  } catch (error) {
    // A ban, or the refusal of a policy.
    if (error instanceof AppError && error.status === 403) throw error;
    throw new FlowError('unable_to_create_session', error);
  }
}

/**
 * Commits the work before the rest of the call, and repeats it after a violated unique constraint: the second attempt reads the
 * row of the concurrent call.
 */
export async function inTransaction<Result>(
  ctx: RequestContext,
  work: () => Promise<Result>,
  attempts = 2,
): Promise<Result> {
  try {
    return await ctx.work.commitPart(work);
  } catch (error) {
    ctx.reply.discard();
    if (error instanceof UniqueConstraintViolationException && attempts > 1)
      return inTransaction(ctx, work, attempts - 1);
    throw error;
  }
}

async function findOrCreateUser(ctx: RequestContext, provider: Provider, signIn: SignIn & { mapped: MappedFields }) {
  const { em, secrets } = ctx;
  const { profile, tokens, requestSignUp, mapped } = signIn;
  const identity = { providerId: provider.id, accountId: profile.accountId };
  const account = await em.findOne(Account, identity, { populate: ['user'] });
  if (account) {
    storeTokens(account, tokens, secrets);
    if (provider.options.overrideUserInfoOnSignIn) await overrideUserInfo(ctx, account.user.$, signIn);
    return { user: account.user.$, isNew: false };
  }

  if (profile.email === null) throw new FlowError('email_not_found');
  const existing = await em.findOne(User, { email: profile.email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (existing) {
    // Implicit account linking requires an address that is verified on both sides, or a trusted provider.
    const linking = accountOptions.of(ctx).accountLinking;
    const isVerified = profile.emailVerified && existing.emailVerified;
    if (!linking.enabled || !(isVerified || provider.vouchesFor(profile, linking)))
      throw new FlowError('account_not_linked');
    // The first proof of an unverified address: what an attacker set up in advance (pre-hijacking) is deleted.
    await markEmailVerified(ctx, existing, 'mailbox owner');
    createAccount(ctx, provider, { user: existing, profile, tokens });
    if (provider.options.overrideUserInfoOnSignIn) await overrideUserInfo(ctx, existing, signIn);
    return { user: existing, isNew: false };
  }

  const { disableSignUp, disableImplicitSignUp } = provider.options;
  if (signIn.disableSignUp || disableSignUp || (disableImplicitSignUp && !requestSignUp))
    throw new FlowError('signup_disabled');
  const { email, emailVerified, image, name } = profile;
  const names = await mappedNames(ctx, mapped);
  const fields = mapped.additional;
  const created = { email, emailVerified, image, name: name || email, ...names, fields };
  const user = await createUser(ctx, created, { signUp: provider.id });
  createAccount(ctx, provider, { user, profile, tokens });
  return { user, isNew: true };
}

/** What the provider does not return stays. The address identifies the user, so that a change needs a proof of its own. */
async function overrideUserInfo(
  ctx: RequestContext,
  user: User,
  { profile: { name, image }, mapped: { additional } }: { profile: Profile; mapped: MappedFields },
): Promise<void> {
  const isNewImage = image !== null && image !== user.image;
  const setsFields = Object.keys(additional).length > 0;
  // Locked, so that a concurrent upload or change of another field is not undone.
  if (isNewImage || setsFields) await lockUserAndRead(ctx.em, user.id, 'for update');
  if (setsFields) user.additionalFields = { ...user.additionalFields, ...additional };
  if (name) user.name = name;
  if (isNewImage) await setImage(ctx, user, image);
}

/** Creates the account of an identity. A unique constraint rejects concurrent duplicates. */
export function createAccount(
  ctx: RequestContext,
  provider: Provider,
  { user, profile, tokens }: Identity & { user: User },
): void {
  const account = ctx.em.create(Account, { user, providerId: provider.id, accountId: profile.accountId });
  storeTokens(account, tokens, ctx.secrets);
  ctx.audit('account.linked', { actorId: user.id, subjectId: user.id, details: { provider: provider.id } });
}
