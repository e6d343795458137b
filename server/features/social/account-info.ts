import { keptToken } from '#server/features/accounts/tokens.ts';
import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { AboutAccount, AccountInfo } from '#shared/social.ts';
import type { z } from 'zod';

import { requireAccessToken, type OwnedBy } from './account-tokens.ts';

/** What the provider says of the person today; what stands here of them stays as it is. */
export async function accountInfo({
  ctx,
  input,
}: Call<OwnedBy, typeof AboutAccount>): Promise<z.input<typeof AccountInfo>> {
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
