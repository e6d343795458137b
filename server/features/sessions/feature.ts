import { on } from '#server/events.ts';
import { defineFeature, kitTags } from '#server/feature.ts';
import { emailVerified, passwordChanged, userBanned } from '#server/features/users/events.ts';
import { sessionOptions } from './session.options.ts';

import { revokeSessionsOf } from './sessions.ts';
import { SessionSchema } from './session.entity.ts';
import { sessionRouter } from './session.router.ts';

export const sessions = defineFeature({
  name: 'sessions',
  options: [sessionOptions],
  router: sessionRouter,
  tag: kitTags.sessions,
  rateLimits: { getSession: 'unlimited' },
  entities: [SessionSchema],
  constraints: { session_user_id_foreign: 'FAILED_TO_CREATE_SESSION' },
  on: [
    on(userBanned, (ctx, { user }) => revokeSessionsOf(ctx, user.id)),
    on(emailVerified, async (ctx, { user, by }) => {
      if (by === 'mailbox owner') await revokeSessionsOf(ctx, user.id);
    }),
    on(passwordChanged, async (ctx, { user, revoked }) => {
      if (revoked !== 'none') await revokeSessionsOf(ctx, user.id, revoked === 'all' ? undefined : revoked.except);
    }),
  ],
});
