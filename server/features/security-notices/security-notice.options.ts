import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { savable } from '#server/options/saved-values.ts';

import type { SecurityNoticeMail } from './security-notice.types.ts';

const SecurityNoticeOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe('Emails users about changes of their password, username, sign-in methods and API keys.'),
    signIns: z
      .boolean()
      .default(true)
      .meta(savable)
      .describe(
        'Also emails users with a verified email about a sign-in from a browser that is new to the account. Users can turn that off.',
      ),
    sendSecurityNotice: mailHook<SecurityNoticeMail>('SecurityNoticeMail').describe('Hook that sends these emails.'),
  })
  .meta({ id: 'SecurityNoticeOptions' });

export const securityNoticeOptions = defineOptions('securityNotices', SecurityNoticeOptions);
