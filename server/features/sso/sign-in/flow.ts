import { z } from 'zod';

import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import type { RequestContext } from '#server/call/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { findProvider } from '#server/features/sso/connection-provider.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { samlRequestUrl } from '#server/features/sso/saml/authn-request.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { beginFlow, defineFlow, type OpenFlow } from '#server/features/verification/browser-flow.ts';
import { AppError } from '#server/lib/errors.ts';
import { randomToken } from '#server/security/random.ts';

/** Seconds that a user has to return from the identity provider. */
const FLOW_EXPIRES_IN = 600;

export const ssoFlowBrowser = defineBrowserSecret('sso_state', 'sso-state:');
export const { cookie: ssoFlowCookie } = ssoFlowBrowser;

/** An authorization request, stored until its callback. Bound to the connection as it was. */
export const StoredFlow = z.object({
  connectionId: z.string(),
  revision: z.int(),
  callbackURL: z.string(),
  errorURL: z.string().optional(),
  newUserURL: z.string().optional(),
  codeVerifier: z.string(),
  /** In the ID token; of SAML the id of the request, which the response names. */
  nonce: z.string(),
  /** Of SAML: whether the user must authenticate again. */
  forceAuthn: z.boolean().optional(),
  /** Of a test, which signs no one in: its attempt. */
  attemptId: z.string().optional(),
  /** Of a test that a set-up link started, so that no user has to be signed in. */
  setupLinkId: z.string().optional(),
  /** What a signed-in user does: connects the identity to the account, or proves to be the user of the session. */
  purpose: z.enum(['link', 'proof']).optional(),
  /** Milliseconds; the authentication that proves the user must not be older. */
  beganAt: z.number().optional(),
});
type Flow = z.output<typeof StoredFlow>;

export const ssoFlow = defineFlow(ssoFlowBrowser, { purpose: 'sso-state', revokedOn: [], data: StoredFlow });

export type SsoFlow = OpenFlow<Flow>;

interface Parameters {
  scopes?: readonly string[] | undefined;
  /** The address or the name to sign in with, for the form of the identity provider. */
  loginHint?: string | undefined;
  additionalParams?: Readonly<Record<string, string>> | undefined;
}

interface AuthorizationRequest
  extends
    Parameters,
    Pick<Flow, 'callbackURL' | 'errorURL' | 'newUserURL' | 'attemptId' | 'setupLinkId' | 'purpose' | 'beganAt'> {
  user?: User | null;
}

/** Stores a flow, bound to this browser. @returns the address of the authorization request. */
export async function authorize(
  ctx: RequestContext,
  connection: SsoConnection,
  { user = null, scopes, loginHint, additionalParams, ...data }: AuthorizationRequest,
): Promise<string> {
  const { id: connectionId, revision, protocol } = connection;
  const state = randomToken();
  // A letter first, as ids in XML have it.
  const flow: Flow = { connectionId, revision, ...data, codeVerifier: randomToken(128), nonce: `n${randomToken()}` };
  if (protocol === 'saml' && additionalParams?.['prompt'] === 'login') flow.forceAuthn = true;
  const url =
    protocol === 'saml'
      ? await samlRequestUrl(ctx, connection, { state, ...flow })
      : await oidcRequestUrl(ctx, connection, { state, ...flow, scopes, loginHint, additionalParams });
  beginFlow(ctx, ssoFlow, { state, user, data: flow, expiresIn: FLOW_EXPIRES_IN });
  return url;
}

async function oidcRequestUrl(
  ctx: RequestContext,
  connection: SsoConnection,
  { scopes, loginHint, additionalParams = {}, ...flow }: Flow & Parameters & { state: string },
): Promise<string> {
  const provider = findProvider(ctx, connection);
  const url = new URL(
    await provider.authorizationUrl({
      ...flow,
      scopes: provider.scopesWith(scopes),
      ...(connection.sendsLoginHint && loginHint !== undefined && { loginHint }),
    }),
  );
  for (const [name, value] of Object.entries(additionalParams)) url.searchParams.set(name, value);
  return url.href;
}

/** The answer of a call that starts a flow of its caller. */
export async function authorizeUser(
  ctx: RequestContext & { user: User | null },
  connection: SsoConnection,
  request: AuthorizationRequest,
) {
  const url = await authorize(ctx, connection, { ...request, user: ctx.user }).catch((error: unknown) => {
    ctx.log.warn({ err: error, providerId: connection.providerId }, 'discovery of an identity provider failed');
    throw new AppError('SERVICE_UNAVAILABLE');
  });
  // A user who was deleted in the meantime has no session.
  await ctx.em.flush().catch(mapConstraintError('verification_user_id_foreign', 'UNAUTHORIZED'));
  return { url, redirect: true as const };
}
