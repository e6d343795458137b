import { on, type EventContext } from '#server/call/lifecycle-events.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import { sessionReplacing, sessionStarted } from '#server/features/sessions/browser-sessions.ts';
import { notImpersonated } from '#server/features/sessions/guards.ts';
import { emailChanged, emailVerified } from '#server/features/users/events.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { signInLimit, type LimitRule } from '#server/http/limits.ts';
import { anyone, post, type CallMeta } from '#server/call/trpc.ts';
import { SignedInAnonymously } from '#shared/anonymous/schemas.ts';
import { Success } from '#shared/lib/responses.ts';
import { anonymousErrors } from '#shared/anonymous/errors.ts';
import { NoFields } from '#shared/lib/fields.ts';

import { anonymousOptions } from './anonymous.options.ts';
import { anonymousCookie, linkAnonymousUser, retainAnonymousSession } from './link-account.ts';
import { deleteAbandoned } from './remove-anonymous-user.ts';
import { deleteAnonymousUser, signInAnonymous } from './sign-in-anonymous.ts';

const ifEnabled: CallMeta = { enabled: (options) => anonymousOptions.of({ options }).enabled };

/** Each call creates a user, at no cost to the caller: beside the limit of sign-ins, one over a longer time. */
const anonymousLimit: LimitRule = { name: 'anonymous', calls: 'signing in anonymously', max: 10, window: 600 };

/** A user with an address of their own can get back by a mailed link. */
async function endAnonymity(_ctx: EventContext, { user }: { user: User }): Promise<void> {
  user.isAnonymous = false;
}

export const anonymous = defineFeature({
  name: 'anonymous',
  errors: anonymousErrors,
  options: [anonymousOptions],
  router: {
    signIn: {
      anonymous: anyone
        .meta(post('/sign-in/anonymous', 'Sign in as a new user without credentials'))
        .meta({ policies: 'sign-in' })
        .meta({
          ...ifEnabled,
          session: 'optional',
          errors: [
            'ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY',
            'FAILED_TO_CREATE_SESSION',
            'TWO_FACTOR_REQUIRED',
          ],
        })
        .input(NoFields)
        .output(SignedInAnonymously)
        .mutation(signInAnonymous),
    },
    deleteAnonymousUser: notImpersonated
      .meta(post('/delete-anonymous-user', 'Delete the caller, an anonymous user'))
      .meta({ ...ifEnabled, errors: ['DELETE_ANONYMOUS_USER_DISABLED', 'USER_IS_NOT_ANONYMOUS'] })
      .input(NoFields)
      .output(Success)
      .mutation(deleteAnonymousUser),
  },
  tag: kitTags.sessions,
  rateLimits: { 'signIn.anonymous': [signInLimit, anonymousLimit] },
  cookies: [anonymousCookie],
  on: [
    on(sessionReplacing, retainAnonymousSession),
    on(sessionStarted, linkAnonymousUser),
    on(emailChanged, endAnonymity),
    on(emailVerified, endAnonymity),
  ],
  jobs: [{ name: 'anonymous users', every: ({ options }) => options.advanced.sweepInterval, run: deleteAbandoned }],
});
