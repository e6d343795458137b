import { ForeignKeyConstraintViolationException } from '@mikro-orm/postgresql';

import { AppError } from '#server/errors.ts';

import type { PlainCode } from './duplicates.ts';

/** For `ctx.work.refuse(…)`, or `em.flush().catch(…)` where it must be known at once: what a new row belongs to went while the call ran. */
export function refuseMissing(code: PlainCode): (error: unknown) => never {
  return (error) => {
    if (error instanceof ForeignKeyConstraintViolationException) throw new AppError(code);
    throw error;
  };
}
