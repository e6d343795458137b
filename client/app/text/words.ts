import type { z } from 'zod';

import { failureOf, type CallFailure } from '#client/sdk/errors.ts';

/** What a person is told, where the catalogue's own message speaks to developers. */
export const words: Partial<Record<CallFailure['code'], string>> = {
  NETWORK_ERROR: 'The service cannot be reached. Check your connection and try again.',
  UNKNOWN_ERROR: 'Something went wrong. Please try again.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Please try again.',
  SERVICE_UNAVAILABLE: 'The service is not available right now. Please try again in a moment.',
  UNAUTHORIZED: 'Your session ended. Sign in to continue.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a moment and try again.',
  VALIDATION_ERROR: 'Check the highlighted fields.',
  INVALID_CURSOR: 'This place in the list is gone. Begin at its first page.',
  INVALID_EMAIL: 'Enter an email address, such as ada@example.com',
  EMAIL_NOT_VERIFIED: 'Verify your email first.',
  INVALID_EMAIL_OR_PASSWORD: 'Incorrect email or password.',
  USER_ALREADY_EXISTS: 'An account with this email already exists. Sign in instead?',
  SESSION_IS_NOT_FRESH: 'For your security, sign out and sign in again to continue.',
  ORGANIZATION_ALREADY_EXISTS: 'This URL is already taken',
  SLUG_IS_TAKEN: 'This URL is already taken',
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'Already a member',
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: 'Already invited',
  INVITATION_NOT_FOUND: 'This invitation has been answered or withdrawn, or it has run out.',
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: 'You are the only owner. Make another member an owner first.',
  INVALID_PASSWORD: 'Incorrect password',
  EMAIL_IS_THE_SAME: "That's already your email",
  COULDNT_UPDATE_YOUR_EMAIL: "This email can't be used",
  INVALID_TOKEN: 'This link has expired or was already used. Request a new one.',
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
