import type { z } from 'zod';

import { failureOf, type CallFailure } from '#client/sdk/errors.ts';

import { duration } from './duration.ts';
import { texts } from '#client/components/texts/validation-texts.ts';

type Code = CallFailure['code'];

/** Texts of errors, and the fields that an error can belong to: the first one that a form has shows it. */
export type ErrorTexts = Partial<Record<Code, { text: string; fields?: readonly string[] }>>;

const general: Partial<Record<Code, string>> = texts.errors;
const ofFeatures: ErrorTexts = {};

/** Adds the errors of a feature. */
export function addErrorTexts(errors: ErrorTexts | undefined): void {
  Object.assign(ofFeatures, errors);
}

/** A failure other than that of a call, with a message for the user, and the field of the form that shows it. */
export class UserFacingError extends Error {
  readonly field: string | undefined;

  constructor(message: string, { field, ...options }: ErrorOptions & { field?: string } = {}) {
    super(message, options);
    this.field = field;
  }
}

/** A failed call in a sentence. */
export function errorMessage(error: unknown, errors: ErrorTexts = ofFeatures): string {
  if (error instanceof UserFacingError) return error.message;
  const { status, code, message, retryAfter } = failureOf(error);
  if (status === 429 && retryAfter) return texts.tooManyRequests(duration(retryAfter));
  // Outside production the service names the page: then its reader is the developer.
  const untrusted = code === 'INVALID_ORIGIN' ? /https?:\/\/[^\s,]+/.exec(message) : null;
  if (untrusted) return texts.untrustedPage(untrusted[0]);
  const text = errors[code]?.text ?? general[code];
  if (text) return text;
  if (status >= 500) return texts.errors.INTERNAL_SERVER_ERROR;
  if (code.startsWith('YOU_ARE_NOT_ALLOWED_TO_')) return texts.errors.FORBIDDEN;
  return message.charAt(0).toUpperCase() + message.slice(1);
}

const emailFields = ['email', 'newEmail'];

/** The field of a form that a failed call is about, with its message. */
export function fieldErrorsOf(
  error: unknown,
  hasField: (name: string) => boolean,
  errors: ErrorTexts = ofFeatures,
): Record<string, string> {
  if (error instanceof UserFacingError)
    return error.field && hasField(error.field) ? { [error.field]: error.message } : {};
  const { code, issues } = failureOf(error);
  const fields = code === 'INVALID_EMAIL' ? emailFields : errors[code]?.fields;
  const field = fields?.find((name) => hasField(name));
  if (field) return { [field]: errorMessage(error, errors) };
  // Some calls take the fields of a form as `data`.
  const named = issues.map(({ path, message }) => [path.replace(/^data\./, ''), message] as const);
  return Object.fromEntries(named.filter(([name]) => hasField(name)));
}

/** The message of an empty field that is required. */
export function requiredText(name: string): string {
  return (texts.requiredFields as Readonly<Record<string, string>>)[name] ?? texts.required;
}

/** The message of a field that the schema rejects. */
export function issueMessage(issue: z.core.$ZodIssue): string {
  if (
    issue.code === 'invalid_type' ||
    issue.code === 'invalid_union' ||
    (issue.code === 'too_small' && issue.minimum === 1)
  ) {
    return requiredText(String(issue.path[0]));
  }
  if (issue.code === 'too_small') return texts.minLength(issue.minimum);
  if (issue.code === 'too_big') return texts.maxLength(issue.maximum);
  if (issue.code === 'invalid_format' && issue.format === 'url') return texts.invalidUrl;
  if (issue.message === 'Invalid email' || (issue.code === 'invalid_format' && issue.format === 'email')) {
    return texts.errors.INVALID_EMAIL;
  }
  return issue.message;
}
