import { ForeignKeyConstraintViolationException } from '@mikro-orm/postgresql';

import { AppError } from '#server/errors.ts';

import type { PlainCode } from './duplicates.ts';

/** `em.flush().catch(refuseMissing(code))`: what a new row belongs to went while the call ran. */
export function refuseMissing(code: PlainCode): (error: unknown) => never {
  return (error) => {
    if (error instanceof ForeignKeyConstraintViolationException) throw new AppError(code);
    throw error;
  };
}
