import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature } from '#server/call/feature.ts';
import { signInMethodUsed } from '#server/features/sessions/sign-in-method.ts';
import { defineCookie } from '#server/http/cookies.ts';

import { lastLoginMethodOptions } from './last-login-method.options.ts';

const lastMethodCookie = defineCookie('last_used_login_method');

export const lastLoginMethod = defineFeature({
  name: 'lastLoginMethod',
  options: [lastLoginMethodOptions],
  cookies: [lastMethodCookie],
  on: [
    on(signInMethodUsed, async (ctx, { request, method }) => {
      const { enabled, maxAge } = lastLoginMethodOptions.of(ctx);
      if (enabled) request.reply.setReadable(lastMethodCookie, method, maxAge);
    }),
  ],
});
