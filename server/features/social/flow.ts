import { z } from 'zod';

import type { Context, RequestContext } from '#server/context.ts';
import { Verification } from '#server/features/verification/verification.entity.ts';
import { callAddress, withQuery } from '#server/http/address.ts';
import { defineCookie } from '#server/http/cookies.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { inSeconds, now } from '#server/now.ts';
import { randomToken, sameText, sha256 } from '#server/security/tokens.ts';
import type { RedirectError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';

export const stateCookie = defineCookie('state');

/** Stands before the cookie's value and the row's identifier, so that neither is taken for anything else. */
const PURPOSE = 'oauth-state:';

/** What a flow remembers between leaving and coming back (spec section 3). */
const Flow = z.object({
  provider: z.string(),
  /** SHA-256 of the secret in the cookie of the browser that left. */
  browser: z.string(),
  callbackURL: z.string(),
  errorURL: z.string().optional(),
  newUserURL: z.string().optional(),
  codeVerifier: z.string(),
  nonce: z.string(),
  scopes: z.array(z.string()),
  requestSignUp: z.boolean().optional(),
  /** Of the person who is linking an account; absent when signing in. */
  link: z.object({ userId: z.string(), email: z.string() }).optional(),
  expiresAt: z.number(),
});
export type Flow = z.output<typeof Flow>;

type Begun = Omit<Flow, 'browser' | 'codeVerifier' | 'nonce' | 'expiresAt'>;

/**
 * Remembers a flow under a new state and ties it to this browser. The cookie holds one secret for the browser, not one
 * for each flow, so that several may be under way in it at once.
 */
export function beginFlow(ctx: RequestContext, begun: Begun): { state: string; flow: Flow } {
  const state = randomToken(limits.stateCharacters);
  const flow: Flow = {
    ...begun,
    browser: sha256(browserSecret(ctx)),
    codeVerifier: randomToken(limits.codeVerifierCharacters),
    nonce: randomToken(limits.stateCharacters),
    expiresAt: inSeconds(limits.stateExpiresIn).getTime(),
  };
  ctx.em.create(Verification, {
    identifier: PURPOSE + sha256(state),
    value: JSON.stringify(flow),
    user: begun.link?.userId ?? null,
    expiresAt: new Date(flow.expiresAt),
  });
  return { state, flow };
}

/** The browser's secret, made at its first flow; each further flow makes it last as long again. */
function browserSecret(ctx: RequestContext): string {
  const secret = presentedSecret(ctx) ?? randomToken(limits.stateCharacters);
  ctx.reply.setSigned(stateCookie, PURPOSE + secret, limits.stateExpiresIn);
  return secret;
}

function presentedSecret({ cookies, headers }: Context): string | null {
  const value = cookies.read(headers.cookie, stateCookie);
  return value?.startsWith(PURPOSE) ? value.slice(PURPOSE.length) : null;
}

/** Takes a flow out by its state, once; null where there is none, or where its time is over. */
export async function takeFlow(ctx: RequestContext, state: string): Promise<Flow | null> {
  const [row] = await ctx.em.execute<{ value: string }[]>(
    'delete from "verification" where "identifier" = ? returning "value"',
    [PURPOSE + sha256(state)],
  );
  const flow = row ? Flow.parse(JSON.parse(row.value)) : null;
  return flow && flow.expiresAt > now().getTime() ? flow : null;
}

/** Whether the flow left from this browser. */
export function isOwnFlow(ctx: Context, flow: Flow): boolean {
  const secret = presentedSecret(ctx);
  return secret !== null && sameText(sha256(secret), flow.browser);
}

/** Why a social sign-in did not come about; redirecting and ID-token flows each answer it in their own way. */
export class FlowError extends Error {
  override name = 'FlowError';
  readonly code: RedirectError;

  constructor(code: RedirectError, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

const LONGEST_CODE = 100;
const LONGEST_DESCRIPTION = 500;

/** Sends the browser to where the flow wants its errors, else to our own page. Checked again: options may have changed. */
export function redirectError(
  ctx: RequestContext,
  flow: Flow | null,
  { error, description }: { error: string; description?: string | undefined },
): undefined {
  const wanted = flow?.errorURL;
  const query = { error: error.slice(0, LONGEST_CODE), error_description: description?.slice(0, LONGEST_DESCRIPTION) };
  const isWanted = wanted !== undefined && isTrustedRedirect(wanted, ctx.options);
  return ctx.reply.redirect(isWanted ? withQuery(wanted, query) : callAddress(ctx.options, '/error', query));
}
