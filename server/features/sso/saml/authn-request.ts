import type { RequestContext } from '#server/call/context.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { callUrl } from '#server/http/address.ts';
import { now } from '#server/lib/now.ts';
import { writeAuthnRequest } from '#server/security/saml/messages/authn-request.ts';
import { signedForm } from '#server/security/saml/messages/post-binding.ts';
import { redirectAddress } from '#server/security/saml/messages/redirect-binding.ts';

import { acsUrlOf, spEntityIdOf } from './addresses.ts';
import { findCertificates, serviceKeysOf } from './certificates.ts';

interface Request {
  /** The `RelayState`. */
  state: string;
  /** The id that the response must name. */
  nonce: string;
  /** Whether the user must authenticate again. */
  forceAuthn?: boolean | undefined;
}

/** The address of a signed request at the identity provider, or of the page that posts it there. */
export async function samlRequestUrl(
  ctx: RequestContext,
  connection: SsoConnection,
  { state, ...request }: Request,
): Promise<string> {
  const { signIn } = connection.saml!;
  if (signIn.binding === 'post')
    return callUrl(ctx.options, `/sso/saml2/sp/request/${connection.providerId}`, { state });
  const { privateKey } = await signingKeyOf(ctx, connection);
  const message = requestOf(ctx, connection, request);
  return redirectAddress(signIn.url, { parameter: 'SAMLRequest', message, relayState: state, privateKey });
}

/** The value of a form that posts the request. */
export async function samlRequestForm(
  ctx: RequestContext,
  connection: SsoConnection,
  request: Omit<Request, 'state'>,
): Promise<string> {
  return signedForm(requestOf(ctx, connection, request), await signingKeyOf(ctx, connection));
}

function requestOf(
  ctx: RequestContext,
  connection: SsoConnection,
  { nonce: id, forceAuthn = false }: Omit<Request, 'state'>,
) {
  const { signIn, nameIdFormat } = connection.saml!;
  return writeAuthnRequest({
    id,
    issueInstant: now(),
    destination: signIn.url,
    acsUrl: acsUrlOf(ctx, connection),
    spEntityId: spEntityIdOf(ctx, connection),
    nameIdFormat,
    forceAuthn,
  });
}

async function signingKeyOf(ctx: RequestContext, connection: SsoConnection) {
  const [key] = serviceKeysOf(await findCertificates(ctx.em, [connection.id]), ctx);
  return key!;
}
