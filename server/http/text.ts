import { TRPCError } from '@trpc/server';
import { ZodRealError } from 'zod';

/** No input of ours is nested so deeply; what is, is made to keep us busy. */
const DEEPEST = 32;

/**
 * Refuses text that PostgreSQL cannot keep: a NUL or half of a surrogate pair, in any string or key. Done once for
 * every call, so that no schema has to remember it.
 */
export function requireWellFormedText(value: unknown, path: PropertyKey[] = []): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed())
      throw illFormed(path, 'Contains a character that cannot be kept');
  } else if (typeof value === 'object' && value !== null) {
    if (path.length > DEEPEST) throw illFormed(path, 'Is nested too deeply');
    for (const [key, inner] of Object.entries(value)) {
      requireWellFormedText(key, path);
      requireWellFormedText(inner, [...path, key]);
    }
  }
}

function illFormed(path: PropertyKey[], message: string): TRPCError {
  const issue = {
    code: 'custom' as const,
    path,
    message,
    input: undefined,
  };
  return new TRPCError({ code: 'BAD_REQUEST', cause: new ZodRealError([issue]) });
}
