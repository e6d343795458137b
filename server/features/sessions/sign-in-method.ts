import type { RequestContext } from '#server/call/context.ts';
import { defineEvent } from '#server/call/lifecycle-events.ts';

/** A user signs in by a method, with the first factor or with all. */
export const signInMethodUsed = defineEvent<{ request: RequestContext; method: string }>('signInMethodUsed');
