import { defineFeature, kitTags } from '#server/call/feature.ts';
import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { notImpersonated, sessionRequiredQuery } from '#server/features/sessions/guards.ts';
import type { NoticesOf } from '#server/mail/notices.ts';
import type { coreEvents } from '#shared/lib/core-audit.ts';
import { NoFields } from '#shared/lib/fields.ts';
import type { SecurityNoticeConfiguration } from '#shared/security-notices/configuration.ts';
import { securityNoticeEvents } from '#shared/security-notices/events.ts';
import { SecurityNotices } from '#shared/security-notices/schemas.ts';

import { getSecurityNotices, updateSecurityNotices } from './manage-notices.ts';
import { securityNoticeMail } from './security-notice.definitions.ts';
import { securityNoticeOptions } from './security-notice.options.ts';
import { sendNotices } from './send-notices.ts';
import { texts } from './texts.ts';

const ifEnabled: CallMeta = {
  enabled: (options) => {
    const { enabled, signIns } = securityNoticeOptions.of({ options });
    return enabled && signIns;
  },
};

/** Of the events that belong to no feature. */
const coreNotices: NoticesOf<typeof coreEvents> = {
  'user.signed-up': { none: 'The user has chosen the credentials in the same moment.' },
  // Only of a new browser.
  'session.started': { notice: texts },
  'session.refused': { none: 'A refused attempt changes nothing.' },
  'session.ended': { none: 'Ends access.' },
  'mail.undelivered': { none: 'Concerns the installation.' },
};

export const securityNotices = defineFeature({
  name: 'securityNotices',
  audit: securityNoticeEvents,
  notices: { ...coreNotices, 'security-notices.updated': { notice: texts } },
  options: [securityNoticeOptions],
  mails: [securityNoticeMail],
  auditObservers: [sendNotices],
  router: {
    securityNotices: {
      get: sessionRequiredQuery
        .meta(get('/security-notices/get', 'Get which emails about security the caller receives'))
        .meta(ifEnabled)
        .input(NoFields)
        .output(SecurityNotices)
        .query(getSecurityNotices),
      update: notImpersonated
        .meta(post('/security-notices/update', 'Choose which emails about security to receive'))
        .meta(ifEnabled)
        .input(SecurityNotices)
        .output(SecurityNotices)
        .mutation(updateSecurityNotices),
    },
  },
  tag: kitTags.service,
  publicConfiguration: (service): SecurityNoticeConfiguration => ({
    signInNotices: ifEnabled.enabled!(service.options) && service.mailer.canSend(securityNoticeMail),
  }),
});
