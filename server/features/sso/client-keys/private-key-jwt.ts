import * as oauth from 'oauth4webapi';

import type { AppServices } from '#server/call/context.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';

import { readSigningKey } from './client-keys.ts';

/** Providers whose documentation demands the token endpoint as the audience; the others get the issuer (OpenID Connect Core section 9). */
const WANTS_TOKEN_ENDPOINT = /(^|\.)(okta|oktapreview|okta-emea)\.com$/;

/** Signs a client assertion (RFC 7523) with the key that is current at the request. */
export function privateKeyJwt(
  service: Pick<AppServices, 'reads' | 'secrets'>,
  { id, issuer }: Pick<SsoConnection, 'id' | 'issuer'>,
): oauth.ClientAuth {
  const wantsTokenEndpoint = WANTS_TOKEN_ENDPOINT.test(new URL(issuer).hostname);
  return async (server, ...request) => {
    const sign = oauth.PrivateKeyJwt(await readSigningKey(service, id), {
      [oauth.modifyAssertion]: (_header, payload) => {
        if (wantsTokenEndpoint) payload['aud'] = server.token_endpoint!;
      },
    });
    await sign(server, ...request);
  };
}
