import type { AnyProcedure, AnyRouter } from '@trpc/server';

import type { Working } from '#server/context.ts';
import type { CallMeta } from '#server/trpc.ts';

import { runnerOf } from './run-procedure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves, for logs and metrics. */
    call?: string;
    door?: 'REST' | 'RPC';
  }
}

/** A call as the doors see it: its name, what it says of itself, and a way to make it. */
export interface ServedCall {
  /** `signIn.email` */
  name: string;
  kind: 'query' | 'mutation';
  meta: CallMeta;
  call: (ctx: Working, input: unknown) => Promise<unknown>;
}

/** Every call of the router, in its order. */
export function servedCalls(router: AnyRouter): ServedCall[] {
  const procedures = router._def.procedures as Record<string, AnyProcedure>;
  return Object.entries(procedures).map(([name, procedure]) => {
    const { type, meta } = procedure._def as { type: 'query' | 'mutation'; meta?: CallMeta };
    const run = runnerOf(procedure);
    return {
      name,
      kind: type,
      meta: meta ?? {},
      call: (ctx, input) => run({ ctx, path: name, type, getRawInput: () => Promise.resolve(input) }),
    };
  });
}
