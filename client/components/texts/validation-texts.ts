import { localized } from './localized.ts';

export const texts = localized('errors', {
  /** Errors that belong to no feature, or to many. */
  errors: {
    NETWORK_ERROR: 'Can’t reach the service. Check your connection and try again.',
    UNKNOWN_ERROR: 'Something went wrong. Please try again.',
    INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Please try again.',
    SERVICE_UNAVAILABLE: 'The service is temporarily unavailable. Try again in a moment.',
    FORBIDDEN: 'You don’t have permission to do this.',
    NOT_AUTHORIZED: 'You don’t have permission to do this.',
    NOT_FOUND: 'This feature isn’t enabled.',
    INVALID_ORIGIN: 'The service doesn’t accept requests from this site. Contact support.',
    UNAUTHORIZED: 'Your session ended. Sign in to continue.',
    TOO_MANY_REQUESTS: 'Too many attempts. Try again in a moment.',
    VALIDATION_ERROR: 'Check the highlighted fields.',
    INVALID_CURSOR: 'This page no longer exists. Go to the first page.',
    INVALID_EMAIL: 'Enter a valid email, such as ada@example.com',
    INVALID_TOKEN: 'This link has expired or was already used. Request a new one.',
    BANNED_USER: 'This account has been suspended. Contact support if you think this is a mistake.',
  },
  untrustedPage: (origin: string) => `This page is at ${origin}, which is not trusted. Add it to TRUSTED_ORIGINS.`,
  tooManyRequests: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  required: 'Required',
  requiredFields: {
    name: 'Enter a name',
    slug: 'Enter a URL',
    email: 'Enter an email',
    newEmail: 'Enter an email',
    password: 'Enter a password',
    newPassword: 'Enter a password',
    currentPassword: 'Enter your current password',
    role: 'Select at least one role',
    userId: 'Select a member',
    scopes: 'Select at least one permission',
    code: 'Enter the code',
    otp: 'Enter the code',
  },
  /** The rule of a new password, and what is wrong with one that breaks it. */
  newPassword: (length: number) => `Enter a password of at least ${length} characters`,
  minLength: (length: number | bigint) => `At least ${length} characters`,
  maxLength: (length: number | bigint) => `At most ${length} characters`,
  invalidUrl: 'Enter a URL that starts with https://',
});
