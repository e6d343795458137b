import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';

import { AppError } from '#server/errors.ts';
import type { Status } from '#shared/core.ts';
import type { ErrorCode, ErrorValues } from '#shared/errors.ts';

/** The codes whose message needs no value: what a constraint can be answered with. */
export type PlainCode = { [Code in ErrorCode]: [ErrorValues<Code>] extends [never] ? Code : never }[ErrorCode];

/** `em.flush().then(() => true, orFalseForDuplicate)`: whether it is the first of its kind. */
export function orFalseForDuplicate(error: unknown): false {
  if (error instanceof UniqueConstraintViolationException) return false;
  throw error;
}

/** `em.flush().catch(refuseDuplicate(code))`: the database found the duplicate, the catalogue names it. */
export function refuseDuplicate(code: PlainCode, details: { status?: Status } = {}): (error: unknown) => never {
  return (error) => {
    if (error instanceof UniqueConstraintViolationException) throw new AppError(code, details);
    throw error;
  };
}
