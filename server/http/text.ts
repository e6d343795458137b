import { TRPCError } from '@trpc/server';
import { ZodRealError } from 'zod';

/**
 * Refuses text that PostgreSQL cannot keep: a NUL or half of a surrogate pair, in any string or key, however deep.
 * Done once for every call, so that no schema has to remember it.
 */
export function requireWellFormedText(value: unknown, path: PropertyKey[] = []): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw illFormed(path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      requireWellFormedText(key, path);
      requireWellFormedText(inner, [...path, key]);
    }
  }
}

function illFormed(path: PropertyKey[]): TRPCError {
  const issue = {
    code: 'custom' as const,
    path,
    message: 'Contains a character that cannot be kept',
    input: undefined,
  };
  return new TRPCError({ code: 'BAD_REQUEST', cause: new ZodRealError([issue]) });
}
