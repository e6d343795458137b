import { z } from 'zod';

import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import type { RequestContext } from '#server/call/context.ts';
import { findProvider } from '#server/features/sso/connection-provider.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { beginFlow, defineFlow, type OpenFlow } from '#server/features/verification/browser-flow.ts';
import { randomToken } from '#server/security/random.ts';

/** Seconds that a user has to return from the identity provider. */
const FLOW_EXPIRES_IN = 600;

const flowBrowser = defineBrowserSecret('sso_state', 'sso-state:');
export const { cookie: ssoFlowCookie } = flowBrowser;

/** An authorization request, stored until its callback. Bound to the connection as it was. */
const Flow = z.object({
  connectionId: z.string(),
  revision: z.int(),
  callbackURL: z.string(),
  errorURL: z.string().optional(),
  newUserURL: z.string().optional(),
  codeVerifier: z.string(),
  nonce: z.string(),
  /** Of a test, which signs no one in: its attempt. */
  attemptId: z.string().optional(),
});
type Flow = z.output<typeof Flow>;

export const ssoFlow = defineFlow(flowBrowser, { purpose: 'sso-state', revokedOn: [], data: Flow });

export type SsoFlow = OpenFlow<Flow>;

interface AuthorizationRequest extends Pick<Flow, 'callbackURL' | 'errorURL' | 'newUserURL' | 'attemptId'> {
  scopes?: readonly string[] | undefined;
  /** The address or the name to sign in with, for the form of the identity provider. */
  loginHint?: string | undefined;
  additionalParams?: Readonly<Record<string, string>> | undefined;
  user?: User | null;
}

/** Stores a flow, bound to this browser. @returns the address of the authorization request. */
export async function authorize(
  ctx: RequestContext,
  connection: SsoConnection,
  { scopes, loginHint, additionalParams = {}, user = null, ...data }: AuthorizationRequest,
): Promise<string> {
  const { id: connectionId, revision, sendsLoginHint } = connection;
  const provider = findProvider(ctx, connection);
  const state = randomToken();
  const flow: Flow = { connectionId, revision, ...data, codeVerifier: randomToken(128), nonce: randomToken() };
  const url = new URL(
    await provider.authorizationUrl({
      ...flow,
      state,
      scopes: provider.scopesWith(scopes),
      ...(sendsLoginHint && loginHint !== undefined && { loginHint }),
    }),
  );
  for (const [name, value] of Object.entries(additionalParams)) url.searchParams.set(name, value);
  beginFlow(ctx, ssoFlow, { state, user, data: flow, expiresIn: FLOW_EXPIRES_IN });
  return url.href;
}
