import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';

import type { Status } from '#shared/core.ts';
import type { ErrorCode } from '#shared/errors.ts';

import type { RequestContext } from './context.ts';
import { AppError, answerTo } from './errors.ts';
import type { Options } from '#server/options/options.ts';
import { inUnitOfWork } from './db/unit-of-work.ts';

/**
 * Who may make a call, as documents show it. `anyone` and `server only` are the kit's own; the features that define
 * further guards name theirs.
 */
export type Guard = string;

/** An error that a call can raise; with a status where it is not the catalogue's. */
export type StatedError = ErrorCode | readonly [code: ErrorCode, status: Status];

/** What is stated once, beside the call. */
export interface CallMeta extends OpenApiMeta {
  guard?: Guard;
  /** The errors that this call can raise beside those of its guard and of every call. */
  errors?: readonly StatedError[];
  /** The errors of its guard, beside UNAUTHORIZED for whoever has no session. */
  guardErrors?: readonly StatedError[];
  /** A call for anyone that does something else for who is signed in. */
  session?: 'optional';
  /** A call that options can switch off; it then does not exist for anybody. */
  enabled?: (options: Options) => boolean;
  /** A POST's fields that are also taken from the query. */
  query?: readonly string[];
  /** A POST that a provider's page sends as a form. */
  form?: boolean;
  /** The answer is a page, not JSON; or one of the two. */
  html?: boolean;
  htmlOrJson?: boolean;
}

const t = initTRPC
  .context<RequestContext>()
  .meta<CallMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, type }) => {
      const { status, body } = answerTo(error, type === 'query' ? 'query' : 'body');
      return { ...shape, message: body.message, data: { ...body, httpStatus: status } };
    },
  });

export const { router } = t;

type Route = [path: `/${string}`, summary: string, description?: string];

/** The REST side of a query: its path under `/api/auth`, and what it does. */
export function get(...[path, summary, description]: Route): CallMeta {
  return { openapi: { method: 'GET', path, summary, ...(description && { description }) } };
}

/** The REST side of a mutation. */
export function post(...[path, summary, description]: Route): CallMeta {
  return { openapi: { method: 'POST', path, summary, ...(description && { description }) } };
}

/** Runs the call in its unit of work: one flush in one transaction when it succeeds. */
const working = t.middleware(async ({ ctx, next }) => {
  try {
    return await inUnitOfWork(ctx, async () => {
      const result = await next();
      if (!result.ok) throw result.error;
      return result;
    });
  } catch (error) {
    ctx.reply.discard();
    throw error;
  }
});

// Guards add to the call's context in place. tRPC copies a context that is passed to `next`, and the copy would evaluate
// the getter that creates the EntityManager.

export const anyone = t.procedure.meta({ guard: 'anyone' }).use(working);

/** Reached through `gatehouse.call` alone: over the network the call does not exist. */
export const serverOnly = anyone.meta({ guard: 'server only' }).use(({ ctx, next }) => {
  if (!ctx.serverCall) throw new AppError('NOT_FOUND');
  return next();
});
