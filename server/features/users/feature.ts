import { defineFeature } from '#server/call/feature.ts';
import { creationFieldFacts, fieldFacts } from '#server/fields/field-facts.ts';
import type { UserConfiguration, UserPageConfiguration } from '#shared/users/configuration.ts';
import { userErrors } from '#shared/users/errors.ts';

import { platformAccess } from './platform-role.ts';
import { platformOptions } from './platform.options.ts';
import { userOptions } from './user.options.ts';
import { UserSchema } from './user.entity.ts';

export const users = defineFeature({
  name: 'users',
  errors: userErrors,
  options: [userOptions, platformOptions],
  entities: [UserSchema],
  fields: { user: (service) => userOptions.of(service).additionalFields },
  constraints: { user_email_unique: 'USER_ALREADY_EXISTS', user_username_unique: 'USERNAME_IS_ALREADY_TAKEN' },
  publicConfiguration: ({ options }): UserConfiguration & UserPageConfiguration => ({
    platformAccess: platformAccess(options),
    defaultRole: platformOptions.of({ options }).defaultRole,
    userFields: fieldFacts(userOptions.of({ options }).additionalFields),
    signUpFields: creationFieldFacts(userOptions.of({ options }).additionalFields),
    listsAdministrators: platformOptions.of({ options }).adminUserIds.length > 0,
  }),
});
