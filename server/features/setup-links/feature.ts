import { expiredRowsJob } from '#server/call/expired-rows.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import type { SetupLinkPageConfiguration } from '#shared/setup-links/configuration.ts';
import { setupLinkErrors } from '#shared/setup-links/errors.ts';
import { setupLinkEvents } from '#shared/setup-links/events.ts';

import { setupLinkCredential } from './credential.ts';
import { setupLinkBrowser, setupLinkCompletedMail, setupLinkOpenedMail } from './setup-link.definitions.ts';
import { SetupLink, SetupLinkSchema } from './setup-link.entity.ts';
import { setupLinkOptions } from './setup-link.options.ts';
import { setupLinkRouter } from './setup-link.router.ts';

const ofOrganization = { none: 'Belongs to an organization, whose managers read its audit log.' };
const mailed = { none: 'The owners and the person who created the link get a mail.' };

export const setupLinks = defineFeature({
  name: 'setupLinks',
  errors: setupLinkErrors,
  audit: setupLinkEvents,
  notices: {
    'setup-link.created': ofOrganization,
    'setup-link.opened': mailed,
    'setup-link.completed': mailed,
    'setup-link.revoked': ofOrganization,
  },
  entities: [SetupLinkSchema],
  options: [setupLinkOptions],
  mails: [setupLinkOpenedMail, setupLinkCompletedMail],
  organizationCredentials: [setupLinkCredential],
  credentials: [
    {
      name: 'setup-link',
      entities: [SetupLinkSchema],
      purgeUnproven: async ({ em }, userId) => {
        await em.nativeDelete(SetupLink, { creator: userId });
      },
    },
  ],
  router: setupLinkRouter,
  publicConfiguration: (service): SetupLinkPageConfiguration => ({
    setupLinks: setupLinkOptions.of(service).enabled,
  }),
  cookies: [setupLinkBrowser.cookie],
  jobs: [expiredRowsJob(SetupLink)],
  tag: (call) => (call.startsWith('admin.') ? kitTags.admin : kitTags.organizations),
});
