import type { Status } from '#shared/core.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { errors } from '#shared/features.ts';
import { redirectFields } from '#shared/redirects.ts';

import type { StatedCall, DeclaredError } from './calls.ts';

/** What the doors themselves answer, whatever the call. */
const ofEveryCall: ErrorCode[] = [
  'BAD_REQUEST',
  'VALIDATION_ERROR',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
];

/** What a request with a body, which changes something, can be refused for before its call is made. */
const ofEveryPost: ErrorCode[] = ['INVALID_JSON_IN_REQUEST_BODY', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

export interface DocumentedError {
  code: ErrorCode;
  message: string;
}

/** Every error that a call can answer, by status: its own, its guard's, its fields' and its door's. */
export function errorsOf({ meta }: StatedCall, fields: string[]): Map<Status, DocumentedError[]> {
  const stated: DeclaredError[] = [
    ...(meta.errors ?? []),
    ...(meta.guard === 'anyone' ? [] : (['UNAUTHORIZED'] as const)),
    ...(meta.guardErrors ?? []),
    ...(meta.enabled ? (['NOT_FOUND'] as const) : []),
    ...Object.entries(redirectFields).flatMap(([field, code]) => (fields.includes(field) ? [code] : [])),
    ...(meta.openapi?.method === 'POST' ? ofEveryPost : []),
    // A provider's page that posts a form is vouched for by the flow's state, not by its origin.
    ...(meta.openapi?.method === 'POST' && !meta.form ? (['INVALID_ORIGIN'] as const) : []),
    ...ofEveryCall,
  ];
  const rows = new Map(
    stated.map((error) => rowOf(error, meta.openapi?.method)).map((row) => [`${row.status} ${row.code}`, row]),
  );
  return groupByStatus([...rows.values()]);
}

function rowOf(error: DeclaredError, method: string | undefined): DocumentedError & { status: Status } {
  const [code, status] = typeof error === 'string' ? [error, errors[error][0]] : error;
  const message = code === 'VALIDATION_ERROR' && method === 'GET' ? 'Invalid query parameters' : errors[code][1];
  return { code, status, message };
}

function groupByStatus(rows: (DocumentedError & { status: Status })[]): Map<Status, DocumentedError[]> {
  const sorted = rows.toSorted((a, b) => a.status - b.status);
  const groups = Map.groupBy(sorted, ({ status }) => status);
  return new Map([...groups].map(([status, group]) => [status, group.map(({ code, message }) => ({ code, message }))]));
}
