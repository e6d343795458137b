import { TRPCError, type TRPCProcedureType } from '@trpc/server';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { ZodError, ZodRealError } from 'zod';

import type { Status } from '#shared/lib/core-errors.ts';
import type { ErrorCode, ErrorValues } from '#shared/error-codes.ts';
import { errors } from '#generated/features.ts';

import { isUnreachable } from './unreachable.ts';

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
  431: 'BAD_REQUEST', // tRPC has no code for it
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

interface ErrorOptions {
  /** Overrides the status of the catalogue. */
  status?: Status | undefined;
  /** Overrides the message of the catalogue. */
  message?: string | undefined;
  /** For the log only. */
  cause?: unknown;
}

/** The values of the message's placeholders, and options. */
type Details<Code extends ErrorCode> = [ErrorValues<Code>] extends [never]
  ? [details?: ErrorOptions]
  : [details: Record<ErrorValues<Code>, string> & ErrorOptions];

/** The codes whose message has no placeholders. */
export type StaticErrorCode = { [Code in ErrorCode]: [ErrorValues<Code>] extends [never] ? Code : never }[ErrorCode];

/** An error with a code of `shared/<feature>/errors.ts`, the same in every transport. */
export class AppError<Code extends ErrorCode = ErrorCode> extends TRPCError {
  readonly errorCode: ErrorCode;
  readonly status: Status;

  /** By name: hooks may import this class from the sources while the service runs from its bundle, with another copy. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'AppError' && 'errorCode' in error;
  }

  constructor(code: Code, ...[details = {}]: Details<Code>) {
    const [defaultStatus, template] = errors[code];
    const { status = defaultStatus, message: own, cause, ...values } = details as ErrorOptions & Record<string, string>;
    const message = own ?? template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
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

/** The status and body for any thrown value; unknown errors become a 500 without details. */
export function errorResponse(
  error: unknown,
  type: TRPCProcedureType | 'unknown' = 'mutation',
): { status: Status; body: ErrorBody } {
  if (error instanceof AppError)
    return { status: error.status, body: { code: error.errorCode, message: error.message } };
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof AppError) return errorResponse(cause);
  if (error instanceof TRPCError && error.code === 'BAD_REQUEST' && cause instanceof ZodError) {
    return { status: 400, body: validationError(cause, type === 'query' ? 'query' : 'body') };
  }
  const foreign = responseOfForeignError(cause);
  if (foreign) return foreign;
  const code = isUnreachable(cause) ? 'SERVICE_UNAVAILABLE' : (codeOfRequestError(cause) ?? 'INTERNAL_SERVER_ERROR');
  const [status, message] = errors[code];
  return { status, body: { code, message } };
}

const codesByStatus: Partial<Record<number, StaticErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  422: 'VALIDATION_ERROR',
};

/** Hooks written for better-auth throw its `APIError`, which keeps its status and its message. */
function responseOfForeignError(error: unknown): { status: Status; body: ErrorBody } | undefined {
  if (!(error instanceof Error) || error.name !== 'APIError') return undefined;
  const { statusCode, body } = error as { statusCode?: number; body?: { message?: string } };
  const code = codesByStatus[statusCode ?? 0];
  // The codes of the table have their status.
  return code && { status: statusCode as Status, body: { code, message: body?.message ?? errors[code][1] } };
}

/** Rejects a field that this caller may not send, in the same way as a field that does not exist. */
export function rejectField(name: string): never {
  const cause = new ZodRealError([{ code: 'unrecognized_keys', keys: [name], path: [], message: 'Unknown field' }]);
  throw new TRPCError({ code: 'BAD_REQUEST', cause });
}

function validationError(error: ZodError, source: 'body' | 'query'): ErrorBody {
  return {
    code: 'VALIDATION_ERROR',
    message: `Invalid ${source} parameters`,
    issues: error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Unknown field' }))
        : [{ path: issue.path.join('.'), message: issue.message }],
    ),
  };
}

/** The errors that Fastify raises for a request, by its codes. */
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

/** The service cannot start. The message is one line that tells the operator what to do; no stack is printed. */
export class StartError extends Error {
  override name = 'StartError';
}

/** An option is invalid. The message names the option, its value and what is expected. */
export class OptionsError extends StartError {
  override name = 'OptionsError';
}
