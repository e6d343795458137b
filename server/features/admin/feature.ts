import { defineFeature, kitTags } from '#server/call/feature.ts';
import { passwordLimit, tokenLimit } from '#server/http/limits.ts';
import type { AdminPageConfiguration } from '#shared/admin/configuration.ts';
import { adminEvents } from '#shared/admin/events.ts';
import { adminErrors } from '#shared/admin/errors.ts';

import { adminRouter } from './admin.router.ts';
import { setupToken } from './operator.ts';
import { settledDays } from './overview/daily-figures.ts';
import { SavedSettingSchema } from './settings/saved-setting.entity.ts';
import { REFRESH_SECONDS, savedSettings } from './settings/saved-settings.ts';
import { testMailLimit } from './settings/test-mail.definitions.ts';
import { needsSetup, setupLink } from './setup.ts';
import { userInvitationMail } from './users/user-invitation.mails.ts';
import { adminNotices } from './notices.ts';

const mailToUserLimit = { name: 'mail-to-user', calls: 'mailing users as an administrator', max: 20, window: 60 };

export const admin = defineFeature({
  name: 'admin',
  errors: adminErrors,
  audit: adminEvents,
  notices: adminNotices,
  router: { admin: adminRouter },
  tag: kitTags.admin,
  rateLimits: {
    'admin.createUser': [passwordLimit],
    'admin.inviteUser': [mailToUserLimit],
    'admin.sendPasswordReset': [mailToUserLimit],
    'admin.sendVerificationEmail': [mailToUserLimit],
    'admin.sendTestEmail': [testMailLimit],
    'admin.setUserPassword': [passwordLimit],
    'admin.setup': [tokenLimit],
  },
  tokens: [setupToken],
  mails: [userInvitationMail],
  entities: [SavedSettingSchema],
  services: [setupLink, settledDays, savedSettings],
  start: (service) => savedSettings.of(service).refresh(),
  jobs: [
    { name: 'saved settings', every: () => REFRESH_SECONDS, run: (service) => savedSettings.of(service).refresh() },
  ],
  publicConfiguration: async (service): Promise<AdminPageConfiguration> => ({ needsSetup: await needsSetup(service) }),
});
