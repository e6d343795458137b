import { z } from 'zod';

import type { Context, RequestContext } from '#server/call/context.ts';
import { deleteReturning, type BoundCondition } from '#server/db/atomic-writes.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import { Verification } from '#server/features/verification/verification.entity.ts';
import { callUrl, withQuery } from '#server/http/address.ts';
import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import type { RedirectError } from '#shared/error-codes.ts';

/** Seconds that a user has to return from the provider. */
const STATE_EXPIRES_IN = 600;

/** Prefix of the cookie's value and of the row's identifier, so that neither is accepted for another purpose. */
const PURPOSE = 'oauth-state:';

const flowBrowser = defineBrowserSecret('state', PURPOSE);
export const { cookie: stateCookie } = flowBrowser;

/** An authorization request, stored until its callback (spec section 3). */
const Flow = z.object({
  provider: z.string(),
  /** SHA-256 of the secret in the browser's cookie. */
  browser: z.string(),
  callbackURL: z.string(),
  errorURL: z.string().optional(),
  newUserURL: z.string().optional(),
  codeVerifier: z.string(),
  nonce: z.string(),
  scopes: z.array(z.string()),
  requestSignUp: z.boolean().optional(),
  /** The user who links an account; absent for a sign-in. */
  linkingUserId: z.string().optional(),
  expiresAt: z.number(),
});
export type Flow = z.output<typeof Flow>;

/**
 * Stores a flow under a new state and binds it to the browser. The cookie contains one secret for all flows of a browser,
 * so that several can run at the same time.
 */
export function startFlow(
  ctx: RequestContext,
  request: Omit<Flow, 'browser' | 'codeVerifier' | 'nonce' | 'expiresAt'>,
): { state: string; flow: Flow } {
  const state = randomToken();
  const secret = flowBrowser.renew(ctx, STATE_EXPIRES_IN);
  const flow: Flow = {
    ...request,
    browser: sha256(secret),
    codeVerifier: randomToken(128),
    nonce: randomToken(),
    expiresAt: inSeconds(STATE_EXPIRES_IN).getTime(),
  };
  ctx.em.create(Verification, {
    identifier: PURPOSE + sha256(state),
    value: JSON.stringify(flow),
    user: request.linkingUserId ?? null,
    expiresAt: new Date(flow.expiresAt),
  });
  return { state, flow };
}

/**
 * Deletes and returns the flow of a state, so that a state is accepted once; null if there is none or it expired. In a
 * transaction of its own, so that no connection waits for the provider.
 */
export async function consumeFlow(ctx: RequestContext, state: string): Promise<Flow | null> {
  const ofState: BoundCondition = ['"identifier" = ?', [PURPOSE + sha256(state)]];
  const fork = ctx.orm.em.fork();
  const [row] = await inTransaction(fork, (em) => deleteReturning<{ value: string }>(em, Verification, ofState), ctx);
  const flow = row ? Flow.parse(JSON.parse(row.value)) : null;
  return flow && flow.expiresAt > now().getTime() ? flow : null;
}

/**
 * Binds a flow to this browser in place of the one that started it, if `isMovable`. @returns null if there is no such flow.
 */
export async function moveFlowHere(
  ctx: RequestContext,
  state: string,
  isMovable: (flow: Flow) => boolean,
): Promise<Flow | null> {
  const row = await ctx.em.findOne(Verification, { identifier: PURPOSE + sha256(state), expiresAt: { $gt: now() } });
  const flow = row && Flow.parse(JSON.parse(row.value));
  if (!flow || !isMovable(flow)) return null;
  const moved = { ...flow, browser: sha256(flowBrowser.renew(ctx, STATE_EXPIRES_IN)) };
  row.value = JSON.stringify(moved);
  return moved;
}

/** Whether this browser started the flow; protects against login CSRF. */
export function isStartedHere(ctx: Context, flow: Flow): boolean {
  return flowBrowser.matches(ctx, flow.browser);
}

/** A social sign-in that failed. A callback redirects with the code; a call with an ID token maps it to an `AppError`. */
export class FlowError extends Error {
  override name = 'FlowError';
  readonly code: RedirectError;

  constructor(code: RedirectError, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

const MAX_ERROR_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 500;

/** Redirects to the flow's error URL, else to the error page. The URL is checked again, since options may have changed. */
export function redirectWithError(
  ctx: RequestContext,
  flow: Flow | null,
  { error, description }: { error: string; description?: string },
): undefined {
  const url = flow?.errorURL;
  const query = {
    error: error.slice(0, MAX_ERROR_LENGTH),
    error_description: description?.slice(0, MAX_DESCRIPTION_LENGTH),
  };
  const isTrusted = url !== undefined && isTrustedRedirect(url, ctx.options);
  return ctx.reply.redirect(isTrusted ? withQuery(url, query) : callUrl(ctx.options, '/error', query));
}
