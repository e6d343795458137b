import { defineFeature, kitTags } from '#server/call/feature.ts';
import { notImpersonated } from '#server/features/sessions/guards.ts';
import { tokenLimit } from '#server/http/limits.ts';
import { anyone, get, post, type CallMeta } from '#server/call/trpc.ts';
import { oneTimeTokenErrors } from '#shared/one-time-token/errors.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { OneTimeToken, SignedInByOneTimeToken, VerifyOneTimeToken } from '#shared/one-time-token/schemas.ts';

import { generateOneTimeToken, oneTimeToken, verifyOneTimeToken } from './one-time-token.ts';
import { oneTimeTokenOptions } from './one-time-token.options.ts';

const ifEnabled: CallMeta = { enabled: (options) => oneTimeTokenOptions.of({ options }).enabled };

export const oneTimeTokens = defineFeature({
  name: 'oneTimeTokens',
  errors: oneTimeTokenErrors,
  options: [oneTimeTokenOptions],
  router: {
    oneTimeToken: {
      generate: notImpersonated
        .meta(get('/one-time-token/generate', 'Get a single-use token that signs another client in'))
        .meta(ifEnabled)
        .meta({ errors: ['CLIENT_REQUESTS_ARE_DISABLED', 'UNABLE_TO_CREATE_VERIFICATION'] })
        .input(NoFields)
        .output(OneTimeToken)
        .query(generateOneTimeToken),
      verify: anyone
        .meta(post('/one-time-token/verify', 'Sign in with a single-use token'))
        .meta({ policies: 'sign-in' })
        .meta(ifEnabled)
        .meta({
          errors: [
            'INVALID_TOKEN',
            ['TOKEN_EXPIRED', 400],
            'SESSION_NOT_FOUND',
            'BANNED_USER',
            'FAILED_TO_CREATE_SESSION',
            'TWO_FACTOR_REQUIRED',
          ],
        })
        .input(VerifyOneTimeToken)
        .output(SignedInByOneTimeToken)
        .mutation(verifyOneTimeToken),
    },
  },
  tag: kitTags.sessions,
  rateLimits: { 'oneTimeToken.generate': [tokenLimit], 'oneTimeToken.verify': [tokenLimit] },
  tokens: [oneTimeToken],
});
