import type { z } from 'zod';

import { failureOf, type CallFailure } from '#client/sdk/errors.ts';

/** What a person is told, where the catalogue's own message speaks to developers. */
export const words: Partial<Record<CallFailure['code'], string>> = {
  NETWORK_ERROR: 'The service cannot be reached. Check your connection and try again.',
  UNKNOWN_ERROR: 'Something went wrong. Please try again.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Please try again.',
  SERVICE_UNAVAILABLE: 'The service is not available right now. Please try again in a moment.',
  UNAUTHORIZED: 'Your session has ended. Sign in again.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a little before the next one.',
  VALIDATION_ERROR: 'Something in this form is not right.',
  INVALID_CURSOR: 'This place in the list is gone. Begin at its first page.',
  INVALID_EMAIL: 'Enter an email address, such as ada@example.com',
  INVALID_EMAIL_OR_PASSWORD: 'This email and password do not match.',
  USER_ALREADY_EXISTS: 'Somebody has signed up with this address. Sign in instead?',
  SESSION_IS_NOT_FRESH: 'You signed in a while ago. Sign out and in again to do this.',
  ORGANIZATION_ALREADY_EXISTS: 'This address is taken',
  SLUG_IS_TAKEN: 'This address is taken',
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'They are a member already',
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: 'They are invited already',
  INVITATION_NOT_FOUND: 'This invitation has been answered or withdrawn, or it has run out.',
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: 'You are the only owner. Make another member an owner first.',
  INVALID_PASSWORD: 'This is not your password',
  EMAIL_IS_THE_SAME: 'This is your address already',
  COULDNT_UPDATE_YOUR_EMAIL: 'This address cannot be used',
  INVALID_TOKEN: 'This link has been used or has run out. Ask for a new one.',
  PASSWORD_TOO_SHORT: 'This password is too short',
  PASSWORD_TOO_LONG: 'This password is too long',
  BANNED_USER: 'This account has been suspended. Contact support if you believe that this is an error.',
};

/** The fields that an error speaks of, the likeliest first; the first one that a form has shows it. */
const fields: Partial<Record<CallFailure['code'], readonly string[]>> = {
  INVALID_EMAIL: ['email', 'newEmail'],
  USER_ALREADY_EXISTS: ['email'],
  ORGANIZATION_ALREADY_EXISTS: ['slug'],
  SLUG_IS_TAKEN: ['slug'],
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: ['email'],
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: ['email'],
  EMAIL_IS_THE_SAME: ['newEmail'],
  COULDNT_UPDATE_YOUR_EMAIL: ['newEmail'],
  PASSWORD_TOO_SHORT: ['newPassword', 'password'],
  PASSWORD_TOO_LONG: ['newPassword', 'password'],
  INVALID_PASSWORD: ['currentPassword', 'password'],
};

/** A failed call in a sentence. */
export function wordsFor(error: unknown): string {
  const { code, message } = failureOf(error);
  return words[code] ?? message.charAt(0).toUpperCase() + message.slice(1);
}

/** Which field of a form a failed call speaks of, and what it says there. */
export function fieldErrorsOf(error: unknown, hasField: (name: string) => boolean): Record<string, string> {
  const { code, issues } = failureOf(error);
  const field = fields[code]?.find((name) => hasField(name));
  if (field) return { [field]: wordsFor(error) };
  return Object.fromEntries(issues.filter(({ path }) => hasField(path)).map(({ path, message }) => [path, message]));
}

const required: Record<string, string> = {
  name: 'Enter a name',
  email: 'Enter an email',
  newEmail: 'Enter an email',
  password: 'Enter a password',
  newPassword: 'Enter a password',
  currentPassword: 'Enter your current password',
  role: 'Select at least one role',
};

/** An empty field that must be filled in. */
export function requiredText(name: string): string {
  return required[name] ?? 'Required';
}

/** What is wrong with one field, in words. */
export function wordsForIssue(issue: z.core.$ZodIssue): string {
  if (
    issue.code === 'invalid_type' ||
    issue.code === 'invalid_union' ||
    (issue.code === 'too_small' && issue.minimum === 1)
  ) {
    return requiredText(String(issue.path[0]));
  }
  if (issue.code === 'too_small') return `At least ${issue.minimum} characters`;
  if (issue.code === 'too_big') return `At most ${issue.maximum} characters`;
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'Enter an address that begins with https://';
  if (issue.message === 'Invalid email' || (issue.code === 'invalid_format' && issue.format === 'email')) {
    return words.INVALID_EMAIL!;
  }
  return issue.message;
}
