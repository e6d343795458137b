import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';

import type { ErrorCode, Status } from '#shared/errors.ts';
import type { OrganizationPermissions } from '#shared/permissions.ts';
import { refusalOf, type PlatformPermissions } from '#shared/platform-permissions.ts';

import { auditRefusal } from './audit/refusal.ts';
import type { Acting, LookingIn } from './features/organizations/context.ts';
import type { Looking, SignedIn } from './features/sessions/context.ts';
import type { Working } from './context.ts';
import { AppError, answerTo } from './errors.ts';
import type { Options } from './options/options.ts';
import {
  actingPerson,
  refusalsOf,
  requireMembership,
  requireSeenMembership,
  type OrganizationGuard,
  type Refusal,
} from './features/organizations/membership.ts';
import { isFresh, requireSeen, requireSession } from './features/sessions/current-session.ts';
import { mayAdminister } from './features/users/platform-role.ts';
import { inUnitOfWork } from './db/unit-of-work.ts';

/** Who may make a call, in the words of the README's table. */
export type Guard =
  | 'anyone'
  | 'signed in'
  | 'in person'
  | 'fresh session'
  | 'administrator'
  | 'server only'
  | 'member'
  | `member who may ${string}`;

/** An error that a call can raise; with a status where it is not the catalogue's. */
export type StatedError = ErrorCode | readonly [code: ErrorCode, status: Status];

/** What is stated once, beside the call. */
export interface CallMeta extends OpenApiMeta {
  guard?: Guard;
  /** The errors that this call can raise beside those of its guard and of every call. */
  errors?: readonly StatedError[];
  /** The errors of its guard, beside UNAUTHORIZED for whoever has no session. */
  refusals?: readonly StatedError[];
  /** A call for anyone that does something else for who is signed in. */
  session?: 'optional';
  /** A call that options can switch off; it then does not exist for anybody. */
  enabled?: (options: Options) => boolean;
  /** A POST's fields that are also taken from the query. */
  query?: readonly string[];
  /** A POST that a provider's page sends as a form. */
  form?: boolean;
  /** The answer is a page, not JSON. */
  html?: boolean;
}

const t = initTRPC
  .context<Working>()
  .meta<CallMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, type }) => {
      const { status, body } = answerTo(error, type === 'query' ? 'query' : 'body');
      return { ...shape, message: body.message, data: { ...body, httpStatus: status } };
    },
  });

export const { router } = t;

type Route = [path: `/${string}`, summary: string, errors?: readonly StatedError[]];
type Extra = Pick<CallMeta, 'query' | 'form' | 'html' | 'session' | 'enabled'> & { description?: string };

/** The REST side of a query: its path under `/api/auth`, what it does, the errors it can raise. */
export function get(...[path, summary, errors = []]: Route): CallMeta {
  return { openapi: { method: 'GET', path, summary }, errors };
}

/** The REST side of a mutation. */
export function post(...[path, summary, errors = []]: Route): CallMeta {
  return { openapi: { method: 'POST', path, summary }, errors };
}

/** A route whose transport is out of the ordinary, said in one place. */
export function special(meta: CallMeta, { description, ...extra }: Extra): CallMeta {
  return { ...meta, ...extra, openapi: { ...meta.openapi!, ...(description ? { description } : {}) } };
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

export const signedIn = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, type, next }) => {
  const current = await requireSession(ctx);
  const { audit } = ctx;
  const known: Pick<SignedIn, 'session' | 'user' | 'token' | 'audit'> = {
    ...current,
    audit: (event, about) => audit(event, { actorId: current.user.id, ...about }),
  };
  Object.assign(ctx, known);
  const result = await next<typeof known>({});
  // What a person changes shows at once: the next get-session reads it afresh.
  if (result.ok && type === 'mutation' && ctx.options.session.cookieCache.enabled) ctx.reply.dropCache();
  return result;
});

/** A person signed in, for a call that only looks. */
export const looking = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, next }) => {
  const seen: Pick<Looking, 'session' | 'user' | 'token'> = await requireSeen(ctx);
  Object.assign(ctx, seen);
  return next<typeof seen>({});
});

/** By the person themselves: an administrator in their place changes neither what opens the account nor whether it lasts. */
export const inPerson = signedIn
  .meta({ guard: 'in person', refusals: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] })
  .use(({ ctx, next }) => {
    if (ctx.session.impersonatedBy !== null) throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
    return next();
  });

export const fresh = inPerson
  .meta({ guard: 'fresh session', refusals: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING', 'SESSION_IS_NOT_FRESH'] })
  .use(({ ctx, next }) => {
    if (!isFresh(ctx.session, ctx.options)) throw new AppError('SESSION_IS_NOT_FRESH');
    return next();
  });

/** Reached through `gatehouse.call` alone: over the network the call does not exist. */
export const serverOnly = anyone.meta({ guard: 'server only' }).use(({ ctx, next }) => {
  if (!ctx.serverCall) throw new AppError('NOT_FOUND');
  return next();
});

/** A person signed in, or one whom a call made by the server itself names by `userId`. */
export const acting = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, getRawInput, next }) => {
  const known: Pick<Acting, 'session' | 'user'> = await actingPerson(ctx, await getRawInput());
  Object.assign(ctx, known);
  return next<typeof known>({});
});

/** A member of the organization that the call names, else of the session's active one. */
export function member(guard: OrganizationGuard) {
  return signedIn.meta({ guard: 'member', refusals: refusalsOf(guard) }).use(async ({ ctx, getRawInput, next }) => {
    const found: Found = await requireMembership(ctx, await getRawInput(), guard);
    Object.assign(ctx, found);
    return next<typeof found>({});
  });
}

/** A member, for a call that only looks. */
export function lookingMember(guard: OrganizationGuard) {
  return looking.meta({ guard: 'member', refusals: refusalsOf(guard) }).use(async ({ ctx, getRawInput, next }) => {
    const found: Found = await requireSeenMembership(ctx, await getRawInput(), guard);
    Object.assign(ctx, found);
    return next<typeof found>({});
  });
}

/** A member one of whose roles grants all these permissions. */
export function permitted(permissions: OrganizationPermissions, guard: OrganizationGuard & { refused: Refusal }) {
  const acts = Object.entries(permissions).map(([resource, actions]) => `${actions.join(' and ')} ${resource}`);
  return signedIn
    .meta({ guard: `member who may ${acts.join(', ')}`, refusals: refusalsOf(guard) })
    .use(async ({ ctx, getRawInput, next }) => {
      const found: Found = await requireMembership(ctx, await getRawInput(), { ...guard, permissions });
      Object.assign(ctx, found);
      return next<typeof found>({});
    });
}

type Found = Pick<LookingIn, 'organization' | 'organizationId' | 'member'>;

/** For people whose roles allow what is required; what is refused to others is written down. */
export function administrator(required: PlatformPermissions) {
  return signedIn.meta({ guard: 'administrator', refusals: [refusalOf(required)] }).use(async ({ ctx, next, path }) => {
    const { session, user, options } = ctx;
    const actorId = session.impersonatedBy ?? user.id;
    const recordRefusal = (code: string) =>
      auditRefusal(ctx, 'admin.refused', { actorId, details: { call: path, code } });
    // A role that somebody gets while they are impersonated is theirs, not their impersonator's.
    if (session.impersonatedBy !== null || !mayAdminister(user, required, options)) {
      const code = refusalOf(required);
      recordRefusal(code);
      throw new AppError(code);
    }

    const result = await next();
    const error = result.ok ? null : ((result.error.cause ?? result.error) as Error);
    if (error instanceof AppError && error.status === 403) recordRefusal(error.errorCode);
    return result;
  });
}
