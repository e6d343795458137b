import { TRPCClientError } from '@trpc/client';

import type { ErrorCode } from '#shared/error-codes.ts';

/**
 * A failed call (spec section 8): the HTTP status and the fields of the error. A request without an answer has status 0
 * and the code NETWORK_ERROR; an answer of another server, such as a proxy, has the code UNKNOWN_ERROR.
 */
export interface CallFailure {
  status: number;
  statusText: string;
  code: ErrorCode | 'NETWORK_ERROR' | 'UNKNOWN_ERROR';
  message: string;
  /** The invalid fields of the input, for VALIDATION_ERROR. */
  issues: { path: string; message: string }[];
  /** Seconds to wait before the call is repeated, for TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE. */
  retryAfter?: number;
}

interface ServerFields {
  code: ErrorCode;
  message: string;
  httpStatus: number;
  issues?: CallFailure['issues'];
}

/** Converts any error of the client: a hook's `error`, a plain call's rejection, or another exception. */
export function failureOf(error: unknown): CallFailure {
  const response = responseOf(error);
  const statusText = response?.statusText ?? '';
  const fields = error instanceof TRPCClientError ? (error.data as ServerFields | null | undefined) : undefined;
  if (fields?.code) {
    const { httpStatus, code, message, issues = [] } = fields;
    const retryAfter = Number(response?.headers.get('retry-after'));
    return { status: httpStatus, statusText, code, message, issues, ...(retryAfter > 0 ? { retryAfter } : {}) };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (!response) return { status: 0, statusText, code: 'NETWORK_ERROR', message: unreachable(message), issues: [] };
  return { status: response.status, statusText, code: 'UNKNOWN_ERROR', message, issues: [] };
}

/** A browser reports the same for a service that is down and one that does not trust the page's origin. */
function unreachable(message: string): string {
  const origin = (globalThis as { location?: { origin?: string } }).location?.origin;
  if (!origin) return `Could not reach the service: ${message}`;
  return `Could not reach the service: ${message}. Is it running, and is ${origin} in its trustedOrigins?`;
}

function responseOf(error: unknown): Response | undefined {
  const response = error instanceof TRPCClientError ? error.meta?.['response'] : undefined;
  return response instanceof Response ? response : undefined;
}

export type Settled<Data> = { data: Data; error: null } | { data: null; error: CallFailure };

/** Awaits a plain call without throwing: `const { data, error } = await settled(client.signIn.email.mutate({ … }))`. */
export async function settled<Data>(call: Promise<Data>): Promise<Settled<Data>> {
  try {
    return { data: await call, error: null };
  } catch (error) {
    return { data: null, error: failureOf(error) };
  }
}
