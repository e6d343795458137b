import { isSystemCall } from '#server/context.ts';
import { AppError, refuseField } from '#server/errors.ts';
import { now } from '#server/now.ts';
import { requireSession } from '#server/features/sessions/current-session.ts';
import { anyone, get, post } from '#server/trpc.ts';
import { notImpersonated } from '#server/features/sessions/guards.ts';
import { NoFields } from '#shared/fields.ts';
import {
  AboutAccount,
  AccessToken,
  AccountInfo,
  Callback,
  LinkSocial,
  LinkStarted,
  OfAccount,
  Providers,
  RefreshedTokens,
  SignedInSocial,
  SignInSocial,
} from '#shared/social.ts';
import { z } from 'zod';

import { accountInfo, getAccessToken, refreshToken } from './account-tokens.ts';
import { callback, callbackForm } from './callback.ts';
import { linkSocial } from './authorize.ts';
import { signInSocial } from './sign-in-social.ts';
import { providersService } from './registry.ts';

/** A browser is sent elsewhere, so that there is no body. */
const Redirected = z.undefined();

const browserOnly =
  'A provider sends the browser here; every answer is a redirect, with an `error` parameter where it went wrong.';

const ofAccount = [
  'PROVIDER_IS_NOT_SUPPORTED',
  ['PROVIDER_NOT_FOUND', 400],
  'ACCOUNT_NOT_FOUND',
  'FAILED_TO_REFRESH_ACCESS_TOKEN',
] as const;

/**
 * The caller in person, since these tokens open what is theirs elsewhere; in a call within the server, whom it names.
 */
const ofOwner = anyone
  .meta({ guard: 'not impersonated', guardErrors: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] })
  .use(async ({ ctx, getRawInput, next }) => {
    const askedAt = now();
    const { userId } = z.object({ userId: z.string().optional() }).safeParse(await getRawInput()).data ?? {};
    if (ctx.serverCall && userId !== undefined) {
      const owner = { ownerId: userId, askedAt };
      Object.assign(ctx, owner);
      return next<typeof owner>({});
    }
    if (isSystemCall(ctx)) throw new AppError('EITHER_USERID_OR_SESSION_IS_REQUIRED');
    const { session, user } = await requireSession(ctx);
    if (session.impersonatedBy !== null) throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
    if (userId !== undefined && userId !== user.id) refuseField('userId');
    const owner = { ownerId: user.id, askedAt };
    Object.assign(ctx, owner);
    return next<typeof owner>({});
  });

export const socialRouter = {
  providers: anyone
    .meta(get('/providers', 'The providers that a person can sign in with here'))
    .input(NoFields)
    .output(Providers)
    .query(({ ctx }) => providersService.of(ctx).list()),
  signIn: {
    social: anyone
      .meta(post('/sign-in/social', 'Sign in through a provider'))
      .meta({
        errors: [
          'PROVIDER_NOT_FOUND',
          'ID_TOKEN_NOT_SUPPORTED',
          ['INVALID_TOKEN', 401],
          'USER_EMAIL_NOT_FOUND',
          'ACCOUNT_NOT_LINKED',
          'SIGNUP_DISABLED',
          'UNABLE_TO_LINK_ACCOUNT',
          'UNABLE_TO_CREATE_USER',
          'UNABLE_TO_CREATE_SESSION',
          'UNABLE_TO_CREATE_VERIFICATION',
          'BANNED_USER',
          'EMAIL_NOT_VERIFIED',
        ],
      })
      .input(SignInSocial)
      .output(SignedInSocial)
      .mutation(signInSocial),
  },
  callback: anyone
    .meta(get('/callback/{id}', 'Come back from a provider', browserOnly))
    .meta({ session: 'optional' })
    .input(Callback)
    .output(Redirected)
    .query(callback),
  callbackForm: anyone
    .meta(post('/callback/{id}', 'Come back from a provider that posts a form', browserOnly))
    .meta({ form: true, session: 'optional' })
    .input(Callback)
    .output(Redirected)
    .mutation(callbackForm),
  linkSocial: notImpersonated
    .meta(post('/link-social', 'Add a provider as a way to sign in'))
    .meta({ errors: ['PROVIDER_NOT_FOUND'] })
    .input(LinkSocial)
    .output(LinkStarted)
    .mutation(linkSocial),
  refreshToken: ofOwner
    .meta(post('/refresh-token', "Renew the tokens of one of the caller's accounts"))
    .meta({ errors: [...ofAccount, 'PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING'] })
    .input(OfAccount)
    .output(RefreshedTokens)
    .mutation(refreshToken),
  getAccessToken: ofOwner
    .meta(post('/get-access-token', "The access token of one of the caller's accounts, renewed if its time is over"))
    .meta({ errors: [...ofAccount, 'FAILED_TO_GET_A_VALID_ACCESS_TOKEN'] })
    .input(OfAccount)
    .output(AccessToken)
    .mutation(getAccessToken),
  accountInfo: ofOwner
    .meta(get('/account-info', "What a provider says today of one of the caller's accounts"))
    .meta({
      errors: [
        ['PROVIDER_NOT_FOUND', 400],
        'ACCOUNT_NOT_FOUND',
        'FAILED_TO_REFRESH_ACCESS_TOKEN',
        'FAILED_TO_GET_A_VALID_ACCESS_TOKEN',
        'FAILED_TO_GET_USER_INFO',
      ],
    })
    .input(AboutAccount)
    .output(AccountInfo)
    .query(accountInfo),
};
