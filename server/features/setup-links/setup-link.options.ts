import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { MAX_EXPIRES_IN } from '#shared/setup-links/schemas.ts';

import type { SetupLinkCompletedMail, SetupLinkOpenedMail } from './setup-link.types.ts';

const SetupLinkOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe('Whether members can create links with which someone without an account sets up single sign-on.'),
    expiresIn: z
      .int()
      .min(600)
      .max(MAX_EXPIRES_IN)
      .default(MAX_EXPIRES_IN)
      .describe('Seconds after which a set-up link expires, unless its creator chooses.'),
    sendSetupLinkOpened: mailHook<SetupLinkOpenedMail>('SetupLinkOpenedMail').describe(
      'Hook that sends the email about a set-up link that was opened.',
    ),
    sendSetupLinkCompleted: mailHook<SetupLinkCompletedMail>('SetupLinkCompletedMail').describe(
      'Hook that sends the email about what was set up with a link and has to be confirmed.',
    ),
  })
  .meta({ id: 'SetupLinkOptions' });

export const setupLinkOptions = defineOptions('setupLinks', SetupLinkOptions);
