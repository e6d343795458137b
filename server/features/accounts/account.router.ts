import { recentlyAuthenticated, sessionRequired } from '#server/features/sessions/guards.ts';
import { sendPage } from '#server/call/paging.ts';
import { get, post } from '#server/call/trpc.ts';
import { StatusTrue } from '#shared/lib/responses.ts';
import { Page } from '#shared/lib/paging.ts';
import { ListedAccount, UnlinkAccount } from '#shared/social/schemas.ts';

import { listCredentials, unlinkAccount } from './manage-accounts.ts';

export const accountRouter = {
  listAccounts: sessionRequired
    .meta(get('/list-accounts', "List the caller's sign-in methods"))
    .meta({ errors: ['INVALID_CURSOR'] })
    .input(Page)
    .output(ListedAccount.array())
    .query(async ({ ctx, input }) => sendPage(ctx, await listCredentials(ctx, ctx.user.id, input))),
  unlinkAccount: recentlyAuthenticated
    .meta(post('/unlink-account', "Remove one of the caller's sign-in methods"))
    .meta({ errors: ['YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT', 'ACCOUNT_NOT_FOUND', 'SSO_IS_REQUIRED'] })
    .input(UnlinkAccount)
    .output(StatusTrue)
    .mutation(unlinkAccount),
};
