import { defineFeature, kitTags } from '#server/call/feature.ts';
import { signInLimit } from '#server/http/limits.ts';
import { anyone, post } from '#server/call/trpc.ts';
import { oneTapErrors } from '#shared/one-tap/errors.ts';
import { OneTapCallback, SignedInByOneTap } from '#shared/one-tap/schemas.ts';

import { oneTapCallback } from './one-tap.ts';
import { oneTapOptions } from './one-tap.options.ts';

export const oneTap = defineFeature({
  name: 'oneTap',
  errors: oneTapErrors,
  options: [oneTapOptions],
  router: {
    oneTap: {
      callback: anyone
        .meta(post('/one-tap/callback', 'Sign in with an ID token of Google One Tap'))
        .meta({ policies: 'sign-in' })
        .meta({ enabled: (options) => oneTapOptions.of({ options }).enabled })
        .meta({
          errors: [
            'PROVIDER_NOT_FOUND',
            'INVALID_ID_TOKEN',
            'ID_TOKEN_NOT_SUPPORTED',
            'USER_EMAIL_NOT_FOUND',
            'ACCOUNT_NOT_LINKED',
            'SIGNUP_DISABLED',
            'UNABLE_TO_LINK_ACCOUNT',
            'UNABLE_TO_CREATE_USER',
            'UNABLE_TO_CREATE_SESSION',
            'UNABLE_TO_CREATE_VERIFICATION',
            'EMAIL_NOT_VERIFIED',
            'BANNED_USER',
            'TWO_FACTOR_REQUIRED',
          ],
        })
        .input(OneTapCallback)
        .output(SignedInByOneTap)
        .mutation(oneTapCallback),
    },
  },
  tag: kitTags.accounts,
  rateLimits: { 'oneTap.callback': [signInLimit] },
});
