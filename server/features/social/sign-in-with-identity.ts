import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import type { Proof } from '#server/call/principal.ts';
import { AppError } from '#server/lib/errors.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { storeTokens, type Tokens } from '#server/features/accounts/provider-tokens.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { setSignUpCookie } from '#server/features/verification/email-links.ts';
import { User } from '#server/features/users/user.entity.ts';
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

/** A user at an identity provider. */
export interface Identity {
  providerId: string;
  /** Of the user at the provider. */
  accountId: string;
  /** Null for protocols without tokens, such as SAML. */
  tokens: Tokens | null;
  /** The name of the organization whose provider it is, for the mail about a new identity. */
  organizationName?: () => Promise<string>;
}

/** Which user an identity belongs to, for a kind of providers. A rule refuses by throwing. */
export interface LinkingRule {
  /** For a user whose account has the identity, before the sign-in. */
  onReturn: (ctx: RequestContext, user: User, account: Account) => Promise<void>;
  /** For an identity that no account has yet: an existing user, whom it joins, or a new one. */
  findOrCreateUser: (ctx: RequestContext) => Promise<{ user: User; isNew: boolean }>;
}

export interface IdentitySignIn {
  rule: LinkingRule;
  /** What the provider proves of the user; by default a single factor. */
  proofOf?: (ctx: RequestContext, user: User) => Promise<Proof>;
  /** When the session ends at the latest, if the provider says so. */
  endsAt?: Date | null;
  /** What the feature of the provider stores with the session, encrypted. */
  providerSession?: string | null;
  /** Where the link in a verification email redirects. */
  callbackURL?: string | undefined;
  /** An ID token that the caller presented, which is accepted once. */
  idToken?: { token: string; expiresAt: Date } | undefined;
}

/**
 * Signs in the user of an identity: the user of its account, else the one that the rule finds or creates. If a verified email is
 * required and missing, the user is created and sent a verification email, without a session.
 */
export async function signInWithIdentity(
  ctx: RequestContext,
  identity: Identity,
  { rule, callbackURL, idToken, ...session }: IdentitySignIn,
) {
  const { user, isNew, started } = await inTransaction(ctx, async () => {
    // In the transaction, so that a failed sign-in leaves the ID token usable.
    if (idToken && !(await recordFirstUse(ctx, idTokenUse, idToken)))
      throw new AppError('INVALID_TOKEN', { status: 401 });
    const { user, isNew } = await userOf(ctx, identity, rule);
    // Flushed before the session, so that a failure here is that of the user.
    await ctx.em.flush();
    const mustVerify = passwordOptions.of(ctx).requireEmailVerification && !user.emailVerified;
    const { providerId } = identity;
    const started = mustVerify ? null : await startFlowSession(ctx, user, { ...session, providerId, callbackURL });
    return { user, isNew, started };
  });
  if (started === null) {
    if (isNew) {
      setSignUpCookie(ctx, user);
      ctx.reply.keepCookiesOnFailure();
    }
    mailProofLater(ctx, user, callbackURL);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const isWanted = verificationOptions.of(ctx).sendOnSignUp || replacesLinkOfSignUp(ctx);
  const sendsVerification = isWanted && canMailProof(ctx, 'sign-up');
  // After the transaction, since an email cannot be rolled back.
  if (isNew && !user.emailVerified && sendsVerification)
    await mailProof(ctx, user, { callbackURL, occasion: 'sign-up' });
  return { user, isNew, started };
}

type FlowSession = Pick<IdentitySignIn, 'proofOf' | 'endsAt' | 'providerSession' | 'callbackURL'> & {
  providerId: string;
};

/** Flushes the session, so that a failure here is that of the session. */
async function startFlowSession(ctx: RequestContext, user: User, { proofOf, providerId, ...signIn }: FlowSession) {
  try {
    const method = { method: providerId, provider: providerId };
    const proof = (await proofOf?.(ctx, user)) ?? 'fed';
    const started = await startSession(ctx, user, { proof, ...method, ...signIn });
    await ctx.em.flush();
    return started;
  } catch (error) {
    // A ban, or the refusal of a policy.
    if (error instanceof AppError && error.status === 403) throw error;
    throw new FlowError('unable_to_create_session', error);
  }
}

/** Adds an identity to the account of a signed-in user, if `mayAddIdentity`. */
export async function linkIdentity(
  ctx: RequestContext,
  identity: Identity,
  { userId, mayAddIdentity }: { userId: string; mayAddIdentity: (user: User) => boolean | Promise<boolean> },
): Promise<void> {
  await inTransaction(ctx, async () => {
    const { em } = ctx;
    const account = await em.findOne(Account, accountOf(identity));
    if (account && account.userId !== userId) throw new FlowError('account_already_linked_to_different_user');
    if (account) {
      account.linkedByUser = true;
      return keepTokens(ctx, account, identity);
    }

    const user = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!(await mayAddIdentity(user))) throw new FlowError('unable_to_link_account');
    const created = await addIdentity(ctx, identity, { user });
    created.linkedByUser = true;
  });
}

/**
 * Commits the work before the rest of the call, and repeats it after a violated unique constraint: the second attempt reads the
 * row of the concurrent call.
 */
async function inTransaction<Result>(ctx: RequestContext, work: () => Promise<Result>, attempts = 2): Promise<Result> {
  try {
    return await ctx.work.commitPart(work);
  } catch (error) {
    ctx.reply.discard();
    if (error instanceof UniqueConstraintViolationException && attempts > 1)
      return inTransaction(ctx, work, attempts - 1);
    throw error;
  }
}

/** The user whose account has the identity, else the one of the rule. */
async function userOf(ctx: RequestContext, identity: Identity, rule: LinkingRule) {
  const account = await ctx.em.findOne(Account, accountOf(identity), { populate: ['user'] });
  if (account) {
    keepTokens(ctx, account, identity);
    await rule.onReturn(ctx, account.user.$, account);
    return { user: account.user.$, isNew: false };
  }
  const found = await rule.findOrCreateUser(ctx);
  await addIdentity(ctx, identity, found);
  return found;
}

const accountOf = ({ providerId, accountId }: Identity) => ({ providerId, accountId });

function keepTokens({ secrets }: RequestContext, account: Account, { tokens }: Identity): void {
  if (tokens) storeTokens(account, tokens, secrets);
}

/** A unique constraint rejects concurrent duplicates. The user does it, unless another one is named. */
export async function addIdentity(
  ctx: RequestContext,
  identity: Identity,
  { user, actorId = user.id }: { user: User; actorId?: string },
): Promise<Account> {
  const { providerId: provider } = identity;
  const organizationName = await identity.organizationName?.();
  const account = ctx.em.create(Account, { user, ...accountOf(identity) });
  keepTokens(ctx, account, identity);
  const details = { provider, ...(organizationName !== undefined && { organizationName }) };
  ctx.audit('account.linked', { actorId, subjectId: user.id, details });
  return account;
}
