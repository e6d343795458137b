import { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { beginFlow, defineFlow, type OpenFlow } from '#server/features/verification/browser-flow.ts';
import { callUrl, withQuery } from '#server/http/address.ts';
import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { randomToken } from '#server/security/random.ts';
import type { RedirectError } from '#shared/error-codes.ts';

/** Seconds that a user has to return from the provider. */
export const STATE_EXPIRES_IN = 600;

const flowBrowser = defineBrowserSecret('state', 'oauth-state:');
export const { cookie: stateCookie } = flowBrowser;

/** An authorization request, stored until its callback (spec section 3). */
const Flow = z.object({
  provider: z.string(),
  callbackURL: z.string(),
  errorURL: z.string().optional(),
  newUserURL: z.string().optional(),
  codeVerifier: z.string(),
  nonce: z.string(),
  scopes: z.array(z.string()),
  requestSignUp: z.boolean().optional(),
});
export type Flow = z.output<typeof Flow>;

/** The user of a flow is the one who links an account; a sign-in has none. */
export const socialFlow = defineFlow(flowBrowser, { purpose: 'oauth-state', revokedOn: [], data: Flow });

export type SocialFlow = OpenFlow<Flow>;

/** Stores a flow under a new state and binds it to the browser. */
export function startFlow(
  ctx: RequestContext,
  { user, ...request }: Omit<Flow, 'codeVerifier' | 'nonce'> & { user: User | null },
): { state: string; flow: Flow } {
  const state = randomToken();
  const flow: Flow = { ...request, codeVerifier: randomToken(128), nonce: randomToken() };
  beginFlow(ctx, socialFlow, { state, user, data: flow, expiresIn: STATE_EXPIRES_IN });
  return { state, flow };
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

/** A flow that a redirect of the provider continues. */
export type ReturningFlow = OpenFlow<Pick<Flow, 'errorURL'>> & {
  /** Under which its failure is recorded, for the user to tell an administrator. */
  reference?: string;
};

/** Redirects to the flow's error URL, else to the error page. The URL is checked again, since options may have changed. */
export function redirectWithError(
  ctx: RequestContext,
  flow: ReturningFlow | null,
  { error, description }: { error: string; description?: string },
): undefined {
  const url = flow?.data.errorURL;
  const query = {
    error: error.slice(0, MAX_ERROR_LENGTH),
    error_description: description?.slice(0, MAX_DESCRIPTION_LENGTH),
    reference: flow?.reference,
  };
  const isTrusted = url !== undefined && isTrustedRedirect(url, ctx.options);
  return ctx.reply.redirect(isTrusted ? withQuery(url, query) : callUrl(ctx.options, '/error', query));
}
