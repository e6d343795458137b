import { defineFeature, kitTags } from '#server/call/feature.ts';
import { on } from '#server/call/lifecycle-events.ts';
import { mailLimit, tokenLimit } from '#server/http/limits.ts';
import { expiredRowsJob } from '#server/call/expired-rows.ts';
import { purposesRevokedOn } from '#server/call/token-purposes.ts';
import { anyone, get, post } from '#server/call/trpc.ts';
import { emailChanged, emailVerified, passwordChanged } from '#server/features/users/events.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import type { VerificationConfiguration } from '#shared/verification/configuration.ts';
import { StatusTrue } from '#shared/lib/responses.ts';
import { verificationEvents } from '#shared/verification/events.ts';
import { verificationErrors } from '#shared/verification/errors.ts';
import { EmailVerified, SendVerificationEmail, VerifyEmail } from '#shared/verification/schemas.ts';

import { signUpCookie } from './email-links.ts';
import { mailboxCookie } from './mailbox-browser.ts';
import { canMailProof, linkReplacement, sendVerificationEmail } from './proof-mail.ts';
import { revokeTokens } from './single-use-tokens.ts';
import { Verification, VerificationSchema } from './verification.entity.ts';
import {
  changeEmailMail,
  changeEmailToken,
  emailChangedMail,
  verificationMail,
  verificationToken,
} from './verification.definitions.ts';
import { verificationOptions } from './verification.options.ts';
import { emailLinkCookie } from './verification-page.ts';
import { runVerificationHooks } from './verification-hooks.ts';
import { verifyEmail } from './verify-email.ts';

export const verification = defineFeature({
  name: 'verification',
  errors: verificationErrors,
  audit: verificationEvents,
  notices: {
    'email.verified': { none: 'The owner of the mailbox did it, or an administrator.' },
    'email.changed': { mail: emailChangedMail },
  },
  options: [verificationOptions],
  router: {
    sendVerificationEmail: anyone
      .meta(post('/send-verification-email', 'Mail a link that verifies an address'))
      .meta({ errors: ['VERIFICATION_EMAIL_ISNT_ENABLED'] })
      .input(SendVerificationEmail)
      .output(StatusTrue)
      .mutation(sendVerificationEmail),
    verifyEmail: anyone
      .meta(get('/verify-email', 'Verify or change an email address with a mailed link'))
      .meta({ policies: 'sign-in' })
      .meta({
        htmlOrJson: true,
        signsIn: true,
        session: 'optional',
        errors: [
          'TOKEN_EXPIRED',
          ['INVALID_TOKEN', 401],
          ['USER_NOT_FOUND', 401],
          'UNAUTHORIZED',
          'COULDNT_UPDATE_YOUR_EMAIL',
          'UNABLE_TO_CREATE_VERIFICATION',
          'FAILED_TO_CREATE_SESSION',
          'TWO_FACTOR_REQUIRED',
        ],
      })
      .input(VerifyEmail)
      .output(EmailVerified)
      .query(verifyEmail),
  },
  tag: kitTags.verification,
  rateLimits: { sendVerificationEmail: [mailLimit], verifyEmail: [tokenLimit] },
  tokens: [verificationToken, changeEmailToken],
  cookies: [signUpCookie, mailboxCookie, emailLinkCookie],
  mails: [changeEmailMail, emailChangedMail, verificationMail],
  entities: [VerificationSchema],
  constraints: { verification_user_id_foreign: 'UNABLE_TO_CREATE_VERIFICATION' },
  credentials: [
    {
      name: 'mailed-token',
      entities: [VerificationSchema],
      purgeUnproven: (ctx, userId) => revokeTokens(ctx, userId, purposesRevokedOn('emailVerifiedByOwner', ctx.tokens)),
    },
  ],
  on: [
    on(emailVerified, (ctx, { user }) => revokeTokens(ctx, user.id, purposesRevokedOn('emailVerified', ctx.tokens))),
    on(emailVerified, runVerificationHooks),
    on(emailChanged, (ctx, { user }) => revokeTokens(ctx, user.id, purposesRevokedOn('emailChanged', ctx.tokens))),
    on(passwordChanged, (ctx, { user }) =>
      revokeTokens(ctx, user.id, purposesRevokedOn('passwordChanged', ctx.tokens)),
    ),
  ],
  jobs: [expiredRowsJob(Verification)],
  services: [linkReplacement],
  publicConfiguration: (service): VerificationConfiguration => ({
    changeEmail: userOptions.of(service).changeEmail.enabled,
    verifiesEmails: canMailProof(service),
    verifiesSignUps: verificationOptions.of(service).sendOnSignUp && canMailProof(service, 'sign-up'),
  }),
});
