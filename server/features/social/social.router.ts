import { requireNotImpersonated } from '#server/features/sessions/not-impersonated.ts';
import { z } from 'zod';

import { isSystemCall, type RequestContext } from '#server/call/context.ts';
import { AppError, rejectField } from '#server/lib/errors.ts';
import { requireSession } from '#server/features/sessions/current-session.ts';
import { notImpersonated } from '#server/features/sessions/guards.ts';
import { now } from '#server/lib/now.ts';
import { anyone, get, post } from '#server/call/trpc.ts';
import { Redirected } from '#shared/lib/responses.ts';
import { NoFields } from '#shared/lib/fields.ts';
import {
  AboutAccount,
  AccessToken,
  AccountInfo,
  Callback,
  ExpoAuthorizationProxy,
  LinkSocial,
  LinkStarted,
  AccountReference,
  Providers,
  RefreshedTokens,
  SignedInSocial,
  SignInSocial,
} from '#shared/social/schemas.ts';

import { accountInfo, getAccessToken, refreshToken } from './account-tokens.ts';
import { callback, callbackForm } from './callback.ts';
import { expoAuthorizationProxy } from './expo-proxy.ts';
import { listProviders } from './registry.ts';
import { linkSocial, signInSocial } from './sign-in-social.ts';

const callbackDescription =
  'A provider redirects the browser here. Every response is a redirect, with an `error` parameter if the sign-in failed.';

const accountErrors = [
  'PROVIDER_IS_NOT_SUPPORTED',
  ['PROVIDER_NOT_FOUND', 400],
  'ACCOUNT_NOT_FOUND',
  'FAILED_TO_REFRESH_ACCESS_TOKEN',
] as const;

/**
 * The caller, not impersonated, since the tokens give access to accounts at other services; in a call within the server
 * the user that it names.
 */
const accountOwner = anyone
  .meta({ guard: 'not impersonated', guardErrors: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] })
  .use(async ({ ctx, getRawInput, next }) => {
    const requestedAt = now();
    const { userId } = z.object({ userId: z.string().optional() }).safeParse(await getRawInput()).data ?? {};
    const ownerId = ctx.serverCall && userId !== undefined ? userId : await requireCallerId(ctx, userId);
    const owner = { ownerId, requestedAt };
    Object.assign(ctx, owner);
    return next<typeof owner>({});
  });

async function requireCallerId(ctx: RequestContext, userId: string | undefined): Promise<string> {
  if (isSystemCall(ctx)) throw new AppError('EITHER_USERID_OR_SESSION_IS_REQUIRED');
  const { session, user } = await requireSession(ctx);
  requireNotImpersonated(session);
  if (userId !== undefined && userId !== user.id) rejectField('userId');
  return user.id;
}

export const socialRouter = {
  providers: anyone
    .meta(get('/providers', 'List the providers that users can sign in with'))
    .meta({ bounded: 'Those of the options.' })
    .input(NoFields)
    .output(Providers)
    .query(({ ctx }) => listProviders(ctx)),
  signIn: {
    social: anyone
      .meta(post('/sign-in/social', 'Sign in with a provider'))
      .meta({ policies: 'sign-in' })
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
          'TWO_FACTOR_REQUIRED',
          'BANNED_USER',
          'EMAIL_NOT_VERIFIED',
        ],
      })
      .input(SignInSocial)
      .output(SignedInSocial)
      .mutation(signInSocial),
  },
  expoAuthorizationProxy: anyone
    .meta(
      get(
        '/expo-authorization-proxy',
        "Continue a sign-in of an Expo app in the system's browser",
        'Sets the cookie of the flow and redirects to the provider.',
      ),
    )
    .meta({ enabled: (options) => options.expo.enabled })
    .input(ExpoAuthorizationProxy)
    .output(Redirected)
    .query(expoAuthorizationProxy),
  callback: anyone
    .meta(get('/callback/{id}', 'Handle the redirect of a provider', callbackDescription))
    .meta({ signsIn: true, session: 'optional' })
    .input(Callback)
    .output(z.undefined())
    .query(callback),
  callbackForm: anyone
    .meta(post('/callback/{id}', 'Handle the form post of a provider', callbackDescription))
    .meta({ form: true, session: 'optional' })
    .input(Callback)
    .output(z.undefined())
    .mutation(callbackForm),
  linkSocial: notImpersonated
    .meta(post('/link-social', 'Link an account of a provider to the caller'))
    .meta({ reauthenticate: true, errors: ['PROVIDER_NOT_FOUND'] })
    .input(LinkSocial)
    .output(LinkStarted)
    .mutation(linkSocial),
  refreshToken: accountOwner
    .meta(post('/refresh-token', "Refresh the tokens of one of the caller's accounts"))
    .meta({ errors: [...accountErrors, 'PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING'] })
    .input(AccountReference)
    .output(RefreshedTokens)
    .mutation(refreshToken),
  getAccessToken: accountOwner
    .meta(post('/get-access-token', "Get the access token of one of the caller's accounts, refreshed if it expired"))
    .meta({ errors: [...accountErrors, 'FAILED_TO_GET_A_VALID_ACCESS_TOKEN'] })
    .input(AccountReference)
    .output(AccessToken)
    .mutation(getAccessToken),
  accountInfo: accountOwner
    .meta(get('/account-info', "Get the current user info of one of the caller's accounts"))
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
