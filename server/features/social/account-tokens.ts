import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { Call, RequestContext } from '#server/call/context.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import { AppError } from '#server/lib/errors.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { storeTokens, unsealToken, scopesOf, type Tokens } from '#server/features/accounts/provider-tokens.ts';
import { now } from '#server/lib/now.ts';
import type { AboutAccount, AccountReference } from '#shared/social/schemas.ts';

import { splitDeviceId, type Provider } from './provider.ts';
import { providers } from './providers.ts';
import { withRefreshLease } from './refresh-lease.ts';
import { findProvider } from './registry.ts';

/** A call about the accounts of a user: the caller, or the user that a call within the server names. */
export interface AccountOwnerContext extends RequestContext {
  ownerId: string;
  requestedAt: Date;
}

/** An access token that expires sooner is refreshed before it is returned. */
const EXPIRY_MARGIN_MS = 5_000;

/** Returns the access token of an account, refreshed if it expired and the provider supports that. */
export async function getAccessToken({ ctx, input }: Call<AccountOwnerContext, typeof AccountReference>) {
  const { account } = await requireAccessToken(ctx, input);
  return presentTokens(account, ctx.secrets);
}

async function requireAccessToken(ctx: AccountOwnerContext, input: z.output<typeof AccountReference>) {
  const stored = await requireAccount(ctx, input);
  const provider = await requireProviderOf(ctx, stored);
  const isRefreshed = (latest: Account) => !isExpiring(latest);
  const { account } =
    isExpiring(stored) && stored.refreshToken !== null
      ? await refreshOnce(ctx, provider, { id: stored.id, isRefreshed })
      : { account: stored };
  const accessToken = unsealToken(account, 'accessToken', ctx.secrets);
  if (accessToken === null || isExpiring(account)) throw new AppError('FAILED_TO_GET_A_VALID_ACCESS_TOKEN');
  return { account, provider, accessToken };
}

/** Refreshes the tokens of an account. A concurrent call returns the tokens of the refresh that it waited for. */
export async function refreshToken({ ctx, input }: Call<AccountOwnerContext, typeof AccountReference>) {
  const before = await requireAccount(ctx, input);
  const provider = await requireProviderOf(ctx, before);
  if (unsealToken(before, 'refreshToken', ctx.secrets) === null) {
    throw new AppError('PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING', { id: provider.id });
  }
  const isRefreshed = (latest: Account) =>
    latest.accessToken !== before.accessToken || latest.updatedAt >= ctx.requestedAt;
  const { account, tokenType } = await refreshOnce(ctx, provider, { id: before.id, isRefreshed });
  const stored = unsealToken(account, 'refreshToken', ctx.secrets);
  return {
    ...presentTokens(account, ctx.secrets),
    providerId: account.providerId,
    accountId: account.accountId,
    scope: scopesOf(account).join(','),
    tokenType,
    refreshToken: stored === null ? undefined : splitDeviceId(stored).refreshToken,
    refreshTokenExpiresAt: account.refreshTokenExpiresAt ?? undefined,
  };
}

/**
 * One refresh at a time for each account: a provider that rotates refresh tokens treats a second use as theft. Neither a
 * transaction nor a lock waits for the provider, only the lease. @returns the account as it is stored then.
 */
async function refreshOnce(
  ctx: RequestContext,
  provider: Provider,
  { id, isRefreshed }: { id: string; isRefreshed: (latest: Account) => boolean },
): Promise<{ account: Account; tokenType: string }> {
  return withRefreshLease(ctx, id, async () => {
    const latest = await ctx.orm.em.fork().findOne(Account, id);
    if (!latest) throw new AppError('ACCOUNT_NOT_FOUND');
    if (isRefreshed(latest)) return { account: latest, tokenType: 'bearer' };
    const stored = unsealToken(latest, 'refreshToken', ctx.secrets) ?? '';
    const tokens = await provider.refreshTokens(stored).catch((error: unknown) => {
      ctx.log.warn({ err: error, provider: provider.id }, 'a provider did not refresh tokens');
      throw new AppError('FAILED_TO_REFRESH_ACCESS_TOKEN');
    });
    return { account: await storeRefreshed(ctx, latest, tokens), tokenType: tokens.tokenType };
  });
}

/** Stores the tokens of a refresh. The tokens of a sign-in that came in between are newer, and stay. */
function storeRefreshed(ctx: RequestContext, used: Account, tokens: Tokens): Promise<Account> {
  const store = async (em: EntityManager) => {
    await em.begin();
    const account = await em.findOne(Account, used.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!account) throw new AppError('ACCOUNT_NOT_FOUND');
    if (account.refreshToken === used.refreshToken) storeTokens(account, tokens, ctx.secrets);
    return account;
  };
  return inTransaction(ctx.orm.em.fork(), store, ctx);
}

async function requireProviderOf(ctx: RequestContext, { providerId }: Account): Promise<Provider> {
  const provider = await findProvider(ctx, providerId);
  if (!provider) throw new AppError('PROVIDER_NOT_FOUND', { status: 400 });
  return provider;
}

async function requireAccount(
  ctx: AccountOwnerContext,
  { providerId, accountId }: z.output<typeof AccountReference>,
): Promise<Account> {
  if (providerId !== undefined && !(providerId in providers) && !(await findProvider(ctx, providerId)))
    throw new AppError('PROVIDER_IS_NOT_SUPPORTED', { id: providerId });
  const accounts = await ctx.em.find(Account, { user: ctx.ownerId, providerId }, { orderBy: { createdAt: 'asc' } });
  const account = accounts.find(({ id }) => accountId === undefined || id === accountId);
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND');
  return account;
}

function isExpiring({ accessTokenExpiresAt }: Account): boolean {
  return accessTokenExpiresAt !== null && accessTokenExpiresAt.getTime() - now().getTime() < EXPIRY_MARGIN_MS;
}

function presentTokens(account: Account, secrets: readonly string[]) {
  return {
    accessToken: unsealToken(account, 'accessToken', secrets) ?? undefined,
    accessTokenExpiresAt: account.accessTokenExpiresAt ?? undefined,
    scopes: scopesOf(account),
    idToken: unsealToken(account, 'idToken', secrets) ?? undefined,
  };
}

/** Returns the current user info of an account; the stored user does not change. */
export async function accountInfo({ ctx, input }: Call<AccountOwnerContext, typeof AboutAccount>) {
  const { account, provider, accessToken } = await requireAccessToken(ctx, input);
  const idToken = unsealToken(account, 'idToken', ctx.secrets);
  const { profile, info } = await provider.fetchCurrentProfile(accessToken, idToken).catch((error: unknown) => {
    ctx.log.warn({ err: error, provider: provider.id }, 'a provider did not return user info');
    throw new AppError('FAILED_TO_GET_USER_INFO');
  });
  const { accountId: id, ...rest } = profile;
  if (id !== account.accountId) throw new AppError('FAILED_TO_GET_USER_INFO');
  return {
    account: { id: account.id, providerId: account.providerId, accountId: id },
    user: { id, ...rest },
    data: info,
  };
}
