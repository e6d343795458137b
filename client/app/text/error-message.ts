import type { z } from 'zod';

import { failureOf, type CallFailure } from '#client/sdk/errors.ts';

type Code = CallFailure['code'];

/**
 * What users are told, where the catalogue's own message speaks to developers, and the fields that an error is about, the
 * likeliest first: the first one that a form has shows it.
 */
export type ErrorTexts = Partial<Record<Code, { text: string; fields?: readonly string[] }>>;

/** Errors of no feature, or of many. */
export const words = {
  NETWORK_ERROR: { text: 'The service cannot be reached. Check your connection and try again.' },
  UNKNOWN_ERROR: { text: 'Something went wrong. Please try again.' },
  INTERNAL_SERVER_ERROR: { text: 'Something went wrong on our side. Please try again.' },
  SERVICE_UNAVAILABLE: { text: 'The service is not available right now. Please try again in a moment.' },
  UNAUTHORIZED: { text: 'Your session ended. Sign in to continue.' },
  TOO_MANY_REQUESTS: { text: 'Too many attempts. Please wait a moment and try again.' },
  VALIDATION_ERROR: { text: 'Check the highlighted fields.' },
  INVALID_CURSOR: { text: 'This place in the list is gone. Begin at its first page.' },
  INVALID_EMAIL: { text: 'Enter an email address, such as ada@example.com', fields: ['email', 'newEmail'] },
  INVALID_TOKEN: { text: 'This link has expired or was already used. Request a new one.' },
  BANNED_USER: { text: 'This account has been suspended. Contact support if you believe that this is an error.' },
} satisfies ErrorTexts;

const texts: ErrorTexts = { ...words };

/** Adds what the features say of their errors; called once, before anything is shown. */
export function addErrorTexts(features: readonly { name: string; errors?: ErrorTexts }[]): void {
  Object.assign(texts, ...features.map(({ errors }) => errors));
}

/** A failed call in a sentence. */
export function errorMessage(error: unknown): string {
  const { code, message } = failureOf(error);
  return texts[code]?.text ?? message.charAt(0).toUpperCase() + message.slice(1);
}

/** Which field of a form a failed call speaks of, and what it says there. */
export function fieldErrorsOf(error: unknown, hasField: (name: string) => boolean): Record<string, string> {
  const { code, issues } = failureOf(error);
  const field = texts[code]?.fields?.find((name) => hasField(name));
  if (field) return { [field]: errorMessage(error) };
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
export function issueMessage(issue: z.core.$ZodIssue): string {
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
    return words.INVALID_EMAIL.text;
  }
  return issue.message;
}
