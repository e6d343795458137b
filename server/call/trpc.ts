import { initTRPC, type AnyProcedure } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { z } from 'zod';

import type { Status } from '#shared/lib/core-errors.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';

import type { PolicyKind, RequestContext } from './context.ts';
import { AppError, errorResponse } from '#server/lib/errors.ts';
import { definitionOf } from '#server/lib/patches/procedure-definition.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import type { Options } from '#server/options/kit-options.ts';
import { inUnitOfWork } from './unit-of-work.ts';

/** An error that a call can raise, with its status if it differs from the catalogue. */
export type DeclaredError = ErrorCode | readonly [code: ErrorCode, status: Status];

export interface CallMeta extends OpenApiMeta {
  /** The name of its guard, for documents. */
  guard?: string;
  /** Errors of this call, except those of its guard and those of every call. */
  errors?: readonly DeclaredError[];
  /** Errors of its guard, except UNAUTHORIZED. */
  guardErrors?: readonly DeclaredError[];
  /** The call works without a session and uses one if there is one. */
  session?: 'optional';
  /** Allowed before a user has set up the second factor that the options require. */
  beforeEnrolment?: true;
  /** The scope with which API principals make the call; without one, it requires a session. */
  scope?: ServiceScope;
  /** Users with a second factor must have verified it recently (reauthentication); if `always`, others must have signed in recently. */
  reauthenticate?: true | 'always';
  /** It can answer the errors of the policies of this kind, which features declare. */
  policies?: PolicyKind;
  /** If an option disables the call, it responds as if it did not exist. */
  enabled?: (options: Options) => boolean;
  /** Of a list without a cursor: why it is short. */
  bounded?: string;
  /** The fields of a POST that are also accepted in the query. */
  query?: readonly string[];
  /** A POST that a provider's page sends as a form. */
  form?: boolean;
  /** A GET that signs in or changes something: scripts of pages at untrusted origins may not make it. */
  signsIn?: true;
  /** The status of success over REST, if not 200. The output of a call with 204 is not sent. */
  status?: 201 | 204;
  /** The response is an HTML page. */
  html?: boolean;
  /** The response is a file of one of these media types. Calls in process get its content in base64. */
  file?: readonly string[];
  /** Bytes of a body, if more than usual are accepted. */
  bodyLimit?: (options: Options) => number;
  /** Probes may ask for the headers alone. A call that changes something when it is read must not have it. */
  head?: true;
  /** Seconds for which any cache may store the response, which is the same for every caller. */
  maxAge?: number;
  /** The response is an HTML page or JSON. */
  htmlOrJson?: boolean;
}

const t = initTRPC
  .context<RequestContext>()
  .meta<CallMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, type }) => {
      const { status, body } = errorResponse(error, type);
      return { ...shape, message: body.message, data: { ...body, httpStatus: status } };
    },
  });

export const { router } = t;

const route =
  (method: 'GET' | 'POST') =>
  (...[path, summary, description]: [path: `/${string}`, summary: string, description?: string]): CallMeta => ({
    openapi: { method, path, summary, ...(description && { description }) },
  });

/** The REST route of a query; the path is relative to `basePath`. */
export const get = route('GET');
/** The REST route of a mutation. */
export const post = route('POST');

/** Runs the call in its unit of work: one transaction with one flush, committed if the call succeeds. */
const unitOfWork = t.middleware(async ({ ctx, next }) => {
  try {
    return await inUnitOfWork(ctx, async () => {
      const result = await next();
      if (!result.ok) throw result.error;
      await ctx.work.onResponse?.(result.data);
      return result;
    });
  } catch (error) {
    ctx.reply.discard();
    throw error;
  }
});

// Guards assign to the context instead of passing a new one to `next`: tRPC would copy it, and the copy would evaluate the
// getter that creates the EntityManager.

export const anyone = t.procedure.meta({ guard: 'anyone' }).use(unitOfWork);

/** Only for `gatehouse.call`; over the network the call does not exist. */
export const serverOnly = anyone.meta({ guard: 'server only' }).use(({ ctx, next }) => {
  if (!ctx.serverCall) throw new AppError('NOT_FOUND');
  return next();
});

/** The same procedure with other schemas; itself, if `replace` returns each schema unchanged. */
export function withSchemas(procedure: AnyProcedure, replace: (schema: z.ZodType) => z.ZodType): AnyProcedure {
  const {
    type,
    meta = {},
    inputs,
    output,
    middlewares,
    resolver,
  } = definitionOf<CallMeta, Middleware, Resolver>(procedure);
  const replacements = { inputs: inputs.map(replace), output: output && replace(output) };
  const isSame = replacements.output === output && replacements.inputs.every((schema, n) => schema === inputs[n]);
  if (isSame) return procedure;
  let builder: Builder = t.procedure.meta(meta);
  const remaining = [...replacements.inputs];
  // The last one calls the resolver.
  for (const middleware of middlewares.slice(0, -1)) {
    if (middleware._type === 'input') builder = builder.input(remaining.shift()!) as Builder;
    else if (middleware._type === 'output') builder = builder.output(synchronous(replacements.output!)) as Builder;
    else builder = builder.use(middleware) as unknown as Builder;
  }
  return type === 'query' ? builder.query(resolver) : builder.mutation(resolver);
}

type Builder = typeof t.procedure;
type Middleware = Parameters<Builder['use']>[0];
type Resolver = (call: { ctx: RequestContext; input: unknown }) => Promise<unknown>;
