import { ConstraintViolationException } from '@mikro-orm/postgresql';
import { TRPCError } from '@trpc/server';

import { AppError, type StaticErrorCode } from '#server/errors.ts';
import type { Status } from '#shared/core.ts';

/** What a call answers when a row violates a constraint, by the constraint's name. A feature declares its own. */
export type ConstraintErrors = Readonly<Record<string, StaticErrorCode>>;

/** The name of the constraint that the database refused a row by. */
export function violatedConstraint(error: unknown): string | undefined {
  // An error of the catalogue is an answer already, whatever caused it.
  const cause = error instanceof TRPCError && !(error instanceof AppError) ? error.cause : error;
  // The ORM's exception has the fields of PostgreSQL's, which its type does not say.
  return cause instanceof ConstraintViolationException ? (cause as { constraint?: string }).constraint : undefined;
}

/** The error that a feature declares for a violated constraint; any other error as it is. */
export function namedError(error: unknown, constraints: ConstraintErrors): unknown {
  const constraint = violatedConstraint(error);
  const code = constraint === undefined ? undefined : constraints[constraint];
  return code === undefined ? error : new AppError<StaticErrorCode>(code, { cause: error });
}

/** `em.flush().catch(mapConstraintError(…))`, where a call answers otherwise than its feature declares. */
export function mapConstraintError(constraint: string, code: StaticErrorCode, details: { status?: Status } = {}) {
  return (error: unknown): never => {
    throw violatedConstraint(error) === constraint
      ? new AppError<StaticErrorCode>(code, { ...details, cause: error })
      : error;
  };
}
