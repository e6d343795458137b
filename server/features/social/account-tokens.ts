import { LockMode } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { keepTokens, keptToken, scopesOf, type Tokens } from '#server/features/accounts/tokens.ts';
import { now } from '#server/now.ts';
import type { AboutAccount, OfAccount } from '#shared/social.ts';

import { splitDevice, type Provider } from './provider.ts';
import { providersService } from './registry.ts';

type Wanted = z.output<typeof OfAccount>;

/** A call about somebody's accounts: the caller's, or in a call within the server, those of whom it names. */
export interface OwnedBy extends RequestContext {
  ownerId: string;
  askedAt: Date;
}

/** A token that ends sooner than this is renewed before it is handed out. */
const NEARLY_OVER_MS = 5_000;

/** The access token of an account, renewed where its time is over and the provider renews. */
export async function getAccessToken({ ctx, input }: Call<OwnedBy, typeof OfAccount>) {
  const { account } = await requireAccessToken(ctx, input);
  return shown(account, ctx.secrets);
}

/** The account with an access token that lasts a while yet. */
export async function requireAccessToken(ctx: OwnedBy, wanted: Wanted) {
  const account = await requireAccount(ctx, wanted);
  const provider = requireConfigured(ctx, account.providerId);
  if (isOver(account) && account.refreshToken !== null)
    await renew(ctx, provider, { account, isDone: (latest) => !isOver(latest) });
  const accessToken = keptToken(account, 'accessToken', ctx.secrets);
  if (accessToken === null || isOver(account)) throw new AppError('FAILED_TO_GET_A_VALID_ACCESS_TOKEN');
  return { account, provider, accessToken };
}

/** New tokens of an account. Who asks while another is being answered gets what the other got. */
export async function refreshToken({ ctx, input }: Call<OwnedBy, typeof OfAccount>) {
  const account = await requireAccount(ctx, input);
  const provider = requireConfigured(ctx, account.providerId);
  if (keptToken(account, 'refreshToken', ctx.secrets) === null) {
    throw new AppError('PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING', { id: provider.id });
  }
  const before = account.accessToken;
  const isDone = (latest: Account) => latest.accessToken !== before || latest.updatedAt >= ctx.askedAt;
  const tokenType = await renew(ctx, provider, { account, isDone });
  const kept = keptToken(account, 'refreshToken', ctx.secrets);
  return {
    ...shown(account, ctx.secrets),
    tokenType,
    refreshToken: kept === null ? undefined : splitDevice(kept).refreshToken,
    refreshTokenExpiresAt: account.refreshTokenExpiresAt ?? undefined,
  };
}

/** One refresh at a time for an account: a provider that rotates refresh tokens takes the second for a theft. */
async function renew(
  ctx: RequestContext,
  provider: Provider,
  { account, isDone }: { account: Account; isDone: (latest: Account) => boolean },
): Promise<string> {
  await ctx.em.begin();
  const latest = await ctx.em.findOne(Account, account.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!latest) throw new AppError('ACCOUNT_NOT_FOUND');
  if (isDone(latest)) return 'bearer';
  const kept = keptToken(latest, 'refreshToken', ctx.secrets);
  const tokens: Tokens = await provider.refresh(kept ?? '').catch((error: unknown) => {
    ctx.log.warn({ err: error, provider: provider.id }, 'a provider did not refresh');
    throw new AppError('FAILED_TO_REFRESH_ACCESS_TOKEN');
  });
  keepTokens(latest, tokens, ctx.secrets);
  return tokens.tokenType;
}

async function requireAccount(ctx: OwnedBy, { providerId, accountId }: Wanted): Promise<Account> {
  if (providerId !== undefined && !providersService.of(ctx).knows(providerId))
    throw new AppError('PROVIDER_IS_NOT_SUPPORTED', { id: providerId });
  const accounts = await ctx.em.find(Account, { user: ctx.ownerId, providerId }, { orderBy: { createdAt: 'asc' } });
  const account = accounts.find(({ id }) => accountId === undefined || id === accountId);
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND');
  return account;
}

function requireConfigured(ctx: RequestContext, id: string): Provider {
  const provider = providersService.of(ctx).get(id);
  if (!provider) throw new AppError('PROVIDER_NOT_FOUND', { status: 400 });
  return provider;
}

function isOver({ accessTokenExpiresAt }: Account): boolean {
  return accessTokenExpiresAt !== null && accessTokenExpiresAt.getTime() - now().getTime() < NEARLY_OVER_MS;
}

function shown(account: Account, secrets: readonly string[]) {
  return {
    accessToken: keptToken(account, 'accessToken', secrets) ?? undefined,
    accessTokenExpiresAt: account.accessTokenExpiresAt ?? undefined,
    scopes: scopesOf(account),
    idToken: keptToken(account, 'idToken', secrets) ?? undefined,
  };
}

/** What the provider says of the person today; what stands here of them stays as it is. */
export async function accountInfo({ ctx, input }: Call<OwnedBy, typeof AboutAccount>) {
  const { account, provider, accessToken } = await requireAccessToken(ctx, input);
  const idToken = keptToken(account, 'idToken', ctx.secrets);
  const { profile, info } = await provider.currentProfile(accessToken, idToken).catch((error: unknown) => {
    ctx.log.warn({ err: error, provider: provider.id }, 'a provider did not say who somebody is');
    throw new AppError('FAILED_TO_GET_USER_INFO');
  });
  if (profile.accountId !== account.accountId) throw new AppError('FAILED_TO_GET_USER_INFO');
  const { accountId: id, email, emailVerified, name, image } = profile;
  return { user: { id, email, emailVerified, name, image }, data: info };
}
