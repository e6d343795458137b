import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import { userFieldsReceived } from '#server/features/users/user-fields.ts';
import { passwordLimit, signInLimit, type LimitRule } from '#server/http/limits.ts';
import type { UsernameConfiguration } from '#shared/usernames/configuration.ts';
import { usernameErrors } from '#shared/usernames/errors.ts';
import { usernameEvents } from '#shared/usernames/events.ts';

import { setUsername } from './username.ts';
import { usernameOptions } from './username.options.ts';
import { usernameRouter } from './username.router.ts';
import { texts } from './texts.ts';

const availabilityLimit: LimitRule = {
  name: 'username',
  calls: 'checking whether a username can be chosen',
  max: 20,
  window: 60,
};

export const usernames = defineFeature({
  name: 'usernames',
  audit: usernameEvents,
  notices: { 'username.changed': { notice: texts } },
  errors: usernameErrors,
  options: [usernameOptions],
  router: usernameRouter,
  tag: kitTags.sessions,
  rateLimits: {
    'signIn.username': [signInLimit, passwordLimit],
    isUsernameAvailable: [availabilityLimit],
  },
  on: [on(userFieldsReceived, setUsername)],
  publicConfiguration: (service): UsernameConfiguration => {
    const { enabled, minUsernameLength: minLength, maxUsernameLength: maxLength } = usernameOptions.of(service);
    return { username: { enabled, minLength, maxLength } };
  },
});
