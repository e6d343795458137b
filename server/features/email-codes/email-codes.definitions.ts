import { z } from 'zod';

import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { SAMPLE_USER_AGENT, sampleUser } from '#server/mail/samples.ts';
import { codeExpiry, deviceOf } from '#server/mail/texts.ts';
import { defineToken, type TokenPurpose } from '#server/call/token-purposes.ts';

import { emailOtpOptions } from './email-codes.options.ts';
import type { EmailCodeMail } from './email-codes.types.ts';
import { texts } from './texts.ts';

/**
 * `hash` is empty if no code was sent. `browser` is the SHA-256 of the secret of the browser that may use it, null if any may.
 * `sealed` is the encrypted code, if the options send it again.
 */
const CodeData = z.object({ hash: z.string(), browser: z.string().nullable(), sealed: z.string().optional() });
export type CodeData = z.output<typeof CodeData>;

/** A kind of codes that users type. */
export type CodePurpose = TokenPurpose<CodeData>;

export function defineCode(key: Pick<CodePurpose, 'purpose' | 'revokedOn'>): CodePurpose {
  return defineToken({ ...key, data: CodeData });
}

/** A sign-in code verifies the address itself, so a verification revokes no other sign-in code. */
export const signInCode = defineCode({
  purpose: 'sign-in-code',
  revokedOn: ['emailChanged', 'passwordChanged'],
});

export const verificationCode = defineCode({
  purpose: 'verification-code',
  revokedOn: ['emailChanged', 'emailVerified', 'emailVerifiedByOwner'],
});

export const resetCode = defineCode({
  purpose: 'reset-code',
  revokedOn: ['emailChanged', 'passwordChanged', 'emailVerifiedByOwner'],
});

/** To the current address. */
export const changeConfirmationCode = defineCode({
  purpose: 'change-confirmation-code',
  revokedOn: ['emailChanged', 'passwordChanged', 'emailVerifiedByOwner'],
});

/** To the new address. One that was requested while the current address was unverified had no confirmation from it. */
export const changeCode = defineCode({
  purpose: 'change-code',
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
