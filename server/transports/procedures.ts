import { callTRPCProcedure, type AnyProcedure, type AnyRouter } from '@trpc/server';
import { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { definitionOf } from '#server/lib/patches/procedure-definition.ts';
import { AppError } from '#server/lib/errors.ts';
import { assertStorableInput } from '#server/call/storable-input.ts';
import type { CallMeta } from '#server/call/trpc.ts';
import { redirectFields, type RedirectField } from '#shared/lib/redirects.ts';

import { requireTrustedRedirects, resolveOwnPaths } from '#server/http/origin.ts';
import { withRequestHooks } from './request-hooks.ts';

/** A procedure of the router, as the transports use it. */
export interface ServedCall {
  /** `signIn.email` */
  name: string;
  kind: 'query' | 'mutation';
  meta: CallMeta;
  /** The names of its input fields; null if the input schema is not an object. */
  fields: readonly string[] | null;
  call: (ctx: RequestContext, input: unknown) => Promise<unknown>;
}

/** Every call of the router, in the router's order. */
export function servedCalls(router: AnyRouter): ServedCall[] {
  const procedures = router._def.procedures as Record<string, AnyProcedure>;
  const makeCall: RouterCall = (ctx, name, input) => {
    const { type } = procedures[name]!._def;
    const getRawInput = () => Promise.resolve(input);
    return callTRPCProcedure({ router, path: name, type, ctx, getRawInput, signal: undefined, batchIndex: 0 });
  };
  return Object.entries(procedures).map(([name, procedure]) => {
    const { type, meta = {}, inputs } = definitionOf<CallMeta, unknown, unknown>(procedure);
    const fields = fieldsOf(inputs);
    const path = meta.openapi?.path;
    const redirects = redirectNames.filter((name) => fields?.includes(name) ?? true);
    return {
      name,
      kind: type,
      meta,
      fields,
      call: async (ctx, sent) => {
        if (meta.enabled?.(ctx.options) === false) throw new AppError('NOT_FOUND');
        await ctx.limiter.countCall(ctx, { name, path });
        assertStorableInput(sent);
        requireTrustedRedirects(sent, redirects, ctx.options);
        const input = resolveOwnPaths(sent, redirects, ctx);
        const run = (used: unknown) => makeCall(ctx, name, used);
        return withRequestHooks(ctx, { name, path, input, makeCall }, () =>
          type === 'query'
            ? run(input)
            : ctx.mutationMiddleware.reduceRight<(used: unknown) => Promise<unknown>>(
                (next, middleware) => (used) =>
                  middleware({ ctx, name, path, meta, fields, input: used }, (replaced) => next(replaced ?? used)),
                run,
              )(input),
        );
      },
    };
  });
}

type RouterCall = (ctx: RequestContext, name: string, input: unknown) => Promise<unknown>;

const redirectNames = Object.keys(redirectFields) as RedirectField[];

function fieldsOf(inputs: z.ZodType[]): string[] | null {
  const objects = inputs.map(unwrap);
  return objects.every((schema) => schema instanceof z.ZodObject)
    ? objects.flatMap((schema) => Object.keys(schema.shape))
    : null;
}

function unwrap(schema: z.ZodType): z.ZodType {
  const isWrapper =
    schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional;
  return isWrapper ? unwrap(schema.unwrap() as z.ZodType) : schema;
}
