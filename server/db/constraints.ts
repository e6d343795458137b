import { ConstraintViolationException } from '@mikro-orm/postgresql';
import { TRPCError } from '@trpc/server';

import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import type { Status } from '#shared/lib/core-errors.ts';

/** The error code for the violation of a constraint, by the constraint's name. Each feature declares its own. */
export type ConstraintErrors = Readonly<Record<string, StaticErrorCode>>;

/** The name of the violated constraint, if that is the error. */
export function violatedConstraint(error: unknown): string | undefined {
  // An AppError is already the response, whatever its cause.
  const cause = error instanceof TRPCError && !(error instanceof AppError) ? error.cause : error;
  // The ORM copies the fields of PostgreSQL's error, which its type does not declare.
  return cause instanceof ConstraintViolationException ? (cause as { constraint?: string }).constraint : undefined;
}

/** Replaces the violation of a declared constraint by its error; returns other errors unchanged. */
export function toDeclaredError(error: unknown, constraints: ConstraintErrors): unknown {
  const constraint = violatedConstraint(error);
  const code = constraint === undefined ? undefined : constraints[constraint];
  return code === undefined ? error : new AppError<StaticErrorCode>(code, { cause: error });
}

/** `em.flush().catch(mapConstraintError(…))`, for a call whose error is not the one that its feature declares. */
export function mapConstraintError(constraint: string, code: StaticErrorCode, details: { status?: Status } = {}) {
  return (error: unknown): never => {
    throw violatedConstraint(error) === constraint
      ? new AppError<StaticErrorCode>(code, { ...details, cause: error })
      : error;
  };
}
