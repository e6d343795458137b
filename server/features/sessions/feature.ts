import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import { passwordChanged, userBanned } from '#server/features/users/events.ts';
import { expiredRowsJob } from '#server/call/expired-rows.ts';

import { challengeCookie, endChallenges } from './assurance/challenge.ts';
import { SignInChallenge, SignInChallengeSchema } from './assurance/sign-in-challenge.entity.ts';
import { TrustedDevice, TrustedDeviceSchema } from './assurance/trusted-device.entity.ts';
import { forgetDevices, trustedDeviceCookie } from './assurance/trusted-devices.ts';
import { sessionQueries } from './queries.ts';
import { sessionFindings, sessionOptions } from './session.options.ts';

import { revokeSessionsOf } from './sessions.ts';
import { Session, SessionSchema } from './session.entity.ts';
import { sessionRouter } from './session.router.ts';

export const sessions = defineFeature({
  name: 'sessions',
  options: [sessionOptions],
  services: [sessionQueries],
  findings: sessionFindings,
  router: sessionRouter,
  tag: kitTags.sessions,
  rateLimits: { getSession: 'unlimited' },
  entities: [SessionSchema, SignInChallengeSchema, TrustedDeviceSchema],
  fields: { session: (service) => sessionOptions.of(service).additionalFields },
  cookies: [challengeCookie, trustedDeviceCookie],
  constraints: {
    session_user_id_foreign: 'FAILED_TO_CREATE_SESSION',
    sign_in_challenge_user_id_foreign: 'FAILED_TO_CREATE_SESSION',
    trusted_device_user_id_foreign: 'FAILED_TO_CREATE_SESSION',
  },
  credentials: [
    {
      name: 'session',
      entities: [SessionSchema, SignInChallengeSchema, TrustedDeviceSchema],
      purgeUnproven: async (ctx, userId) => {
        await endChallenges(ctx, userId);
        await forgetDevices(ctx, userId);
        await revokeSessionsOf(ctx, userId);
      },
    },
  ],
  jobs: [expiredRowsJob(Session, SignInChallenge, TrustedDevice)],
  on: [
    on(userBanned, async (ctx, { user }) => {
      await forgetDevices(ctx, user.id);
      await revokeSessionsOf(ctx, user.id);
    }),
    on(passwordChanged, async (ctx, { user, revoked }) => {
      await endChallenges(ctx, user.id);
      await forgetDevices(ctx, user.id);
      if (revoked !== 'none') await revokeSessionsOf(ctx, user.id, revoked === 'all' ? undefined : revoked.except);
    }),
  ],
});
