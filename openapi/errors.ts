import type { Status } from '#shared/lib/core-errors.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { errors } from '#generated/features.ts';
import { redirectFields } from '#shared/lib/redirects.ts';
import { isForServicesOnly } from '#shared/lib/scopes.ts';

import { takesIdempotencyKey, type DocumentedCall, type DeclaredError, type PolicyErrors } from './calls.ts';

/** Errors of the transports, for every call. */
const ofEveryCall: ErrorCode[] = [
  'BAD_REQUEST',
  'VALIDATION_ERROR',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
];

/** Errors of calls that API principals can make. */
const ofApiPrincipals: ErrorCode[] = [
  'INVALID_API_KEY',
  'KEY_DISABLED',
  'KEY_EXPIRED',
  'BANNED_USER',
  'INSUFFICIENT_API_KEY_PERMISSIONS',
  'INSUFFICIENT_SCOPE',
  'INVALID_ACCESS_TOKEN',
  'NETWORK_NOT_ALLOWED_FOR_THIS_API_KEY',
  'BUDGET_EXHAUSTED',
];

/** Errors of the header `Idempotency-Key`. */
const ofIdempotencyKeys: ErrorCode[] = ['INVALID_IDEMPOTENCY_KEY', 'IDEMPOTENCY_KEY_IN_USE', 'IDEMPOTENCY_KEY_REUSED'];

const refusesSomeKeys = ({ scope }: DocumentedCall['meta']) => scope === undefined || isForServicesOnly(scope);

/** Errors of requests with a body. */
const ofEveryPost: ErrorCode[] = [
  'INVALID_JSON_IN_REQUEST_BODY',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_KEY_NOT_SUPPORTED',
];

/** Errors of calls without a session, which the option `captcha` can protect. */
const ofCaptchas: ErrorCode[] = ['MISSING_RESPONSE', 'VERIFICATION_FAILED', 'UNKNOWN_ERROR'];

/** Errors that the schema of all errors explains, not each response. */
export const explainedOnce: readonly ErrorCode[] = [...ofEveryCall, ...ofApiPrincipals, ...ofEveryPost, ...ofCaptchas];

export interface DocumentedError {
  code: ErrorCode;
  message: string;
}

/** Every error of a call by status: its own, and those of its guard, fields and transport. */
export function errorsOf(
  call: DocumentedCall,
  fields: string[],
  policyErrors: PolicyErrors,
): Map<Status, DocumentedError[]> {
  const { meta } = call;
  const all: DeclaredError[] = [
    ...(meta.errors ?? []),
    ...(meta.guard === 'anyone' ? [] : (['UNAUTHORIZED'] as const)),
    // By the policy of the platform or of the organization.
    ...(meta.guard === 'anyone' || meta.beforeEnrolment ? [] : (['TWO_FACTOR_REQUIRED'] as const)),
    ...(meta.guard === 'API key' || (meta.guard !== 'anyone' && meta.scope) ? ofApiPrincipals : []),
    ...(!['anyone', 'API key'].includes(meta.guard!) && refusesSomeKeys(meta)
      ? (['API_KEY_NOT_ALLOWED'] as const)
      : []),
    ...(meta.reauthenticate ? (['SESSION_IS_NOT_FRESH'] as const) : []),
    ...(meta.policies ? policyErrors[meta.policies] : []),
    ...(meta.guardErrors ?? []),
    ...(meta.enabled ? (['NOT_FOUND'] as const) : []),
    ...Object.entries(redirectFields).flatMap(([field, code]) => (fields.includes(field) ? [code] : [])),
    ...(meta.openapi?.method === 'POST' ? ofEveryPost : []),
    ...(meta.openapi?.method === 'POST' && meta.guard === 'anyone' ? ofCaptchas : []),
    ...(takesIdempotencyKey(call) ? ofIdempotencyKeys : []),
    // The state authenticates a form that a provider's page posts, not the origin.
    ...((meta.openapi?.method === 'POST' && !meta.form) || meta.signsIn ? (['INVALID_ORIGIN'] as const) : []),
    ...ofEveryCall,
  ];
  if (all.includes('API_KEY_NOT_ALLOWED') || meta.guard === 'API key') all.push('ACCESS_TOKEN_NOT_ALLOWED');
  if (all.includes('INSUFFICIENT_API_KEY_PERMISSIONS')) all.push('INSUFFICIENT_SCOPE');
  const rows = new Map(all.map(rowOf).map((row) => [`${row.status} ${row.code}`, row]));
  return groupByStatus([...rows.values()]);
}

function rowOf(error: DeclaredError): DocumentedError & { status: Status } {
  const [code, status] = typeof error === 'string' ? [error, errors[error][0]] : error;
  return { code, status, message: errors[code][1] };
}

function groupByStatus(rows: (DocumentedError & { status: Status })[]): Map<Status, DocumentedError[]> {
  // By code too, so that calls with the same errors share a response.
  const sorted = rows.toSorted((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
  const groups = Map.groupBy(sorted, ({ status }) => status);
  return new Map([...groups].map(([status, group]) => [status, group.map(({ code, message }) => ({ code, message }))]));
}
