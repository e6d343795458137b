import { TRPCError } from '@trpc/server';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { ZodError, ZodRealError } from 'zod';

import type { Status } from '#shared/core.ts';
import type { ErrorCode, ErrorValues } from '#shared/errors.ts';
import { errors } from '#shared/features.ts';

import { isUnreachable } from './db/unreachable.ts';

const trpcCodes: Record<Status, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  431: 'BAD_REQUEST', // tRPC has no code of its own for it
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

interface Circumstances {
  /** Where a call answers the code with another one than usual. */
  status?: Status;
  /** What went wrong beneath, for the log alone. */
  cause?: unknown;
}

/** Values for the message's placeholders, and the circumstances. */
type Details<Code extends ErrorCode> = [ErrorValues<Code>] extends [never]
  ? [details?: Circumstances]
  : [details: Record<ErrorValues<Code>, string> & Circumstances];

/** The codes whose message needs no value: what a guard or a constraint can be answered with. */
export type PlainCode = { [Code in ErrorCode]: [ErrorValues<Code>] extends [never] ? Code : never }[ErrorCode];

/** An error of the catalogue, answered alike by every door. */
export class AppError<Code extends ErrorCode = ErrorCode> extends TRPCError {
  readonly errorCode: ErrorCode;
  readonly status: Status;

  /** By name: an operator's file that throws one may have it from the sources, while the service runs from one file. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'AppError' && 'errorCode' in error;
  }

  constructor(code: Code, ...[details = {}]: Details<Code>) {
    const [usual, template] = errors[code];
    const { status = usual, cause, ...values } = details as Circumstances & Record<string, string>;
    const message = template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    super({ code: trpcCodes[status], message, cause });
    this.name = 'AppError';
    this.errorCode = code;
    this.status = status;
  }
}

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  issues?: { path: string; message: string }[];
}

/** How any thrown thing is answered: the catalogue's words, an unknown failure as a bare 500. */
export function answerTo(error: unknown, kind: 'body' | 'query'): { status: Status; body: ErrorBody } {
  if (error instanceof AppError)
    return { status: error.status, body: { code: error.errorCode, message: error.message } };
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof AppError) return answerTo(cause, kind);
  if (error instanceof TRPCError && error.code === 'BAD_REQUEST' && cause instanceof ZodError) {
    return { status: 400, body: validationError(cause, kind) };
  }
  const code = isUnreachable(cause) ? 'SERVICE_UNAVAILABLE' : (codeOfRequestError(cause) ?? 'INTERNAL_SERVER_ERROR');
  const [status, message] = errors[code];
  return { status, body: { code, message } };
}

/** The refusal of a field that this caller may not send, worded like that of a field that no caller may send. */
export function refuseField(name: string): never {
  const cause = new ZodRealError([{ code: 'unrecognized_keys', keys: [name], path: [], message: 'Unknown field' }]);
  throw new TRPCError({ code: 'BAD_REQUEST', cause });
}

function validationError(error: ZodError, kind: 'body' | 'query'): ErrorBody {
  return {
    code: 'VALIDATION_ERROR',
    message: kind === 'body' ? 'Invalid body parameters' : 'Invalid query parameters',
    issues: error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Unknown field' }))
        : [{ path: issue.path.join('.'), message: issue.message }],
    ),
  };
}

/** What the HTTP server itself refuses, by its own code. */
const requestErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON_IN_REQUEST_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_REQUEST',
  FST_ERR_BAD_URL: 'BAD_REQUEST',
};

function codeOfRequestError(error: unknown): ErrorCode | undefined {
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  if (code && requestErrors[code]) return requestErrors[code];
  return statusCode && statusCode >= 400 && statusCode < 500 ? 'BAD_REQUEST' : undefined;
}

/** Why the service cannot start: one line that an operator can act on, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The same, where an option is to blame: the line names it, what it got and what it needs. */
export class OptionsError extends StartError {
  override name = 'OptionsError';
}
