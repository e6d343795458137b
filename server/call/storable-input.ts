import { TRPCError } from '@trpc/server';
import { ZodRealError } from 'zod';

/** Deeper than any valid input: such input is an attack on CPU time. */
const MAX_DEPTH = 32;

/** Rejects text that PostgreSQL cannot store, in any string or key: NUL and unpaired surrogates. */
export function assertStorableInput(value: unknown, path: PropertyKey[] = []): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed())
      throw invalidInput(path, 'Contains a character that cannot be stored');
  } else if (typeof value === 'object' && value !== null) {
    if (path.length > MAX_DEPTH) throw invalidInput(path, 'Is nested too deeply');
    for (const [key, inner] of Object.entries(value)) {
      assertStorableInput(key, path);
      assertStorableInput(inner, [...path, key]);
    }
  }
}

function invalidInput(path: PropertyKey[], message: string): TRPCError {
  const cause = new ZodRealError([{ code: 'custom', path, message, input: undefined }]);
  return new TRPCError({ code: 'BAD_REQUEST', cause });
}
