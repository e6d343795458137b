import type { Call, RequestContext } from '#server/call/context.ts';
import { redirectWithError } from '#server/features/social/flow.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { samlRequestForm } from '#server/features/sso/saml/authn-request.ts';
import { replyWithPost } from '#server/features/sso/saml/post-page.ts';
import { ssoFlow } from '#server/features/sso/sign-in/flow.ts';
import { findFlow } from '#server/features/verification/browser-flow.ts';
import type { SamlRequest } from '#shared/sso/saml.ts';

/** Posts the request of a flow to an identity provider that reads no requests from addresses. */
export async function samlRequestPage({ ctx, input }: Call<RequestContext, typeof SamlRequest>): Promise<undefined> {
  const { providerId, state } = input;
  const flow = await findFlow(ctx, ssoFlow, state);
  const connection = flow?.isOwn ? await ctx.em.findOne(SsoConnection, flow.data.connectionId) : null;
  if (!flow || connection?.providerId !== providerId || connection.saml?.signIn.binding !== 'post')
    return redirectWithError(ctx, flow, { error: 'invalid_state' });
  const { url } = connection.saml.signIn;
  const request = await samlRequestForm(ctx, connection, flow.data);
  return replyWithPost(ctx, connection, { url, fields: { SAMLRequest: request, RelayState: state } });
}
