import type { View } from '#client/components/sign-in/flow.ts';

/** The screens of the sign-in. The service and its emails link to most of them. */
export const signInAddresses = {
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  'magic-link': '/magic-link',
  'email-code': '/sign-in/email-code',
  'second-factor': '/sign-in/second-factor',
  'forgot-password': '/forgot-password',
  'reset-by-code': '/forgot-password/code',
  'reset-password': '/reset-password',
  'verify-email': '/verify-email',
  'email-verified': '/email-verified',
} as const satisfies Record<View, string>;

/** Where users with a session set up a second factor that the service requires. */
export const ENROLMENT = '/account/two-factor-required';

export type SignInAddress = (typeof signInAddresses)[View] | typeof ENROLMENT;
