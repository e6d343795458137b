import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { SAMPLE_USER_AGENT, sampleUser } from '#server/mail/samples.ts';
import { codeExpiry, deviceOf } from '#server/mail/texts.ts';
import { defineToken } from '#server/call/token-purposes.ts';

import { emailOtpOptions } from './email-codes.options.ts';
import type { EmailCodeMail } from './email-codes.types.ts';
import { texts } from './texts.ts';

/** A sign-in code verifies the address itself, so a verification revokes no other sign-in code. */
export const signInCode = defineToken({
  purpose: 'sign-in-code',
  prefix: 'sign-in-code:',
  revokedOn: ['emailChanged', 'passwordChanged'],
});

export const verificationCode = defineToken({
  purpose: 'verification-code',
  prefix: 'verification-code:',
  revokedOn: ['emailChanged', 'emailVerified', 'emailVerifiedByOwner'],
});

export const resetCode = defineToken({
  purpose: 'reset-code',
  prefix: 'reset-code:',
  revokedOn: ['emailChanged', 'passwordChanged', 'emailVerifiedByOwner'],
});

/** To the current address. */
export const changeConfirmationCode = defineToken({
  purpose: 'change-confirmation-code',
  prefix: 'change-confirmation-code:',
  revokedOn: ['emailChanged', 'passwordChanged', 'emailVerifiedByOwner'],
});

/** To the new address. One that was requested while the current address was unverified had no confirmation from it. */
export const changeCode = defineToken({
  purpose: 'change-code',
  prefix: 'change-code:',
  revokedOn: ['emailChanged', 'passwordChanged', 'emailVerified', 'emailVerifiedByOwner'],
});

/** Recognizes the browser that requested a code. */
export const codeBrowser = defineBrowserSecret('email_code', 'email-code:');

export const codeRequestLimit: LimitRule = {
  name: 'code-request',
  calls: 'requesting an email code',
  max: 3,
  window: 60,
};

export const codeLimit: LimitRule = { name: 'code', calls: 'calls that take an email code', max: 3, window: 60 };

export const emailCodeMail = defineMail<EmailCodeMail>({
  name: 'sendVerificationOTP',
  hook: (service) => emailOtpOptions.of(service).sendVerificationOTP,
  sample: () => ({
    email: sampleUser.email,
    otp: '314159',
    type: 'sign-in',
    userAgent: SAMPLE_USER_AGENT,
    ipAddress: '203.0.113.7',
  }),
  to: ({ email }) => email,
  template: ({ otp, type, newEmail = '', userAgent }, service) => {
    const { expiresIn, showCodeInSubject } = emailOtpOptions.of(service);
    const { appName } = service.options;
    const { purposes, codeFirst, requestedFrom, note } = texts(service.language);
    const { subject, heading, instruction } = purposes[type];
    const device = deviceOf(userAgent, service.language);
    const title = subject(appName);
    return {
      subject: showCodeInSubject ? codeFirst(otp, title) : title,
      heading: heading(appName),
      paragraphs: [instruction(appName, newEmail), requestedFrom(device), codeExpiry(expiresIn, service.language)],
      code: otp,
      note: note(appName),
    };
  },
});
