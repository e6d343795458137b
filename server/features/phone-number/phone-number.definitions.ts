import type { LimitRule } from '#server/http/limits.ts';
import { defineCode, type CodePurpose } from '#server/features/email-codes/email-codes.definitions.ts';

/** Signs in, or sets the number of the caller. */
export const phoneCode = defineCode({
  purpose: 'phone-code',
  revokedOn: ['passwordChanged', 'emailVerifiedByOwner'],
});

export const phoneResetCode = defineCode({
  purpose: 'phone-reset-code',
  revokedOn: ['passwordChanged', 'emailVerifiedByOwner'],
});

/** Text messages cost the operator money. */
export const phoneCodeRequestLimit: LimitRule = {
  name: 'phone-code-request',
  calls: 'requesting a code by text message',
  max: 3,
  window: 60,
};

export const phoneCodeLimit: LimitRule = {
  name: 'phone-code',
  calls: 'calls that take a code of a text message',
  max: 3,
  window: 60,
};

/** The purpose of a code that is sent to a number. */
export const ofNumber = (key: CodePurpose, email: string) => ({ key, email, refusal: 'phone-code.refused' as const });
