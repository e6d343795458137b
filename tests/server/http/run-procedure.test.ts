import { initTRPC, TRPCError, type AnyProcedure } from '@trpc/server';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { runnerOf } from '#server/http/run-procedure.ts';

const t = initTRPC.context<{ who: string }>().meta<{ guard: string }>().create();
const Shout = z.object({ text: z.string().transform((text) => text.toUpperCase()) });

const seeing = t.procedure.meta({ guard: 'seen' }).use(async ({ meta, path, type, getRawInput, next }) => {
  const seen = [meta?.guard, path, type, JSON.stringify(await getRawInput())];
  const result = await next({ ctx: { seen } });
  return result.ok || !result.error.message.startsWith('translate') ? result : Promise.reject(new Error('translated'));
});

/** What can happen in a procedure, each with the input that makes it happen. */
const procedures: Record<string, [procedure: AnyProcedure, input?: unknown]> = {
  'a guard that adds to the context': [seeing.query(({ ctx }) => ctx)],
  'an input that a schema changes': [seeing.input(Shout).mutation(({ input, ctx }) => [input, ctx]), { text: 'a' }],
  'two inputs': [
    seeing
      .input(Shout)
      .input(z.object({ count: z.int() }))
      .query(({ input }) => input),
    { text: 'a', count: 2 },
  ],
  'an input with a default': [seeing.input(z.object({}).default({})).query(({ input }) => input)],
  'an input that is refused': [seeing.input(Shout).query(({ input }) => input), { text: 1 }],
  'an output that a schema narrows': [seeing.output(Shout).query(() => ({ text: 'a', secret: 'b' }))],
  'an output that is refused': [seeing.output(Shout).query(() => ({ text: 1 }) as never)],
  'an operation that throws': [seeing.query(() => Promise.reject(new RangeError('of ours')))],
  'an operation that throws an error of tRPC': [
    seeing.query(() => Promise.reject(new TRPCError({ code: 'CONFLICT', message: 'taken' }))),
  ],
  'a guard that throws': [seeing.use(() => Promise.reject(new Error('refused'))).query(() => 'never')],
  'a guard that throws another error': [seeing.query(() => Promise.reject(new Error('translate me')))],
  'a guard that asks for the input afresh': [
    seeing
      .use(({ next }) => next({ getRawInput: () => Promise.resolve({ text: 'other' }) }))
      .input(Shout)
      .query(({ input }) => input),
    { text: 'a' },
  ],
};

async function outcomeOf(running: Promise<unknown>) {
  return running.then(
    (data) => ({ data }),
    (error: TRPCError) => ({
      code: error.code,
      message: error.message,
      cause: error.cause?.constructor.name,
      issues: error.cause instanceof z.ZodError ? error.cause.issues : undefined,
    }),
  );
}

test.for(Object.entries(procedures))('%s is walked as tRPC walks it', async ([, [procedure, input]]) => {
  const { type } = procedure._def as { type: 'query' | 'mutation' };
  const start = { ctx: { who: 'ada' }, path: 'a.call', type, getRawInput: () => Promise.resolve(input) };

  const theirs = await outcomeOf(procedure({ ...start, signal: undefined, batchIndex: 0 }) as Promise<unknown>);
  expect(await outcomeOf(runnerOf(procedure)(start))).toEqual(theirs);
});
