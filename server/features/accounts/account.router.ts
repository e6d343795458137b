import { fresh, signedIn } from '#server/features/sessions/guards.ts';
import { get, post } from '#server/trpc.ts';
import { StatusTrue } from '#shared/credentials.ts';
import { NoFields } from '#shared/fields.ts';
import { ListedAccount, UnlinkAccount } from '#shared/social.ts';

import { listAccounts, unlinkAccount } from './manage-accounts.ts';

export const accountRouter = {
  listAccounts: signedIn
    .meta(get('/list-accounts', "The caller's ways to sign in"))
    .input(NoFields)
    .output(ListedAccount.array())
    .query(listAccounts),
  unlinkAccount: fresh
    .meta(post('/unlink-account', 'Take away one way to sign in'))
    .meta({ errors: ['YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT', 'ACCOUNT_NOT_FOUND'] })
    .input(UnlinkAccount)
    .output(StatusTrue)
    .mutation(unlinkAccount),
};
