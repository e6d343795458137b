import { z } from 'zod';

import { defineProvider, type AnyProvider, type FurtherInfoRequest } from '#server/features/social/define-provider.ts';
import { profileOfClaims, StandardClaims } from '#server/features/social/user-info.ts';

const openIdConnect = defineProvider({
  id: 'openid-connect',
  name: 'OpenID Connect',
  options: {
    name: z.string().min(1).meta({ secret: false }).describe('The name on the sign-in button.'),
    issuer: z
      .url({ protocol: /^https?$/ })
      .meta({ secret: false })
      .describe('The issuer URL, from which the endpoints are discovered.'),
  },
  authorizationUrl: '',
  tokenUrl: '',
  issuer: ({ issuer }) => issuer,
  scopes: ['openid', 'profile', 'email'],
  clientAuth: 'basic',
  usesIdToken: true,
  // Some providers return the email, the name or the picture only at the userinfo endpoint.
  fetchFurtherInfo: async (request) => {
    const claims = StandardClaims.parse(request.info);
    const isComplete = claims.email && (claims.name || claims.preferred_username) && claims.picture;
    return isComplete ? {} : fetchUserInfo(request);
  },
  userInfo: StandardClaims,
  toProfile: profileOfClaims,
});

/** The claims of the userinfo endpoint. Those of the ID token, which the provider signed for this sign-in, take precedence. */
export async function fetchUserInfo({ info, endpoints, fetchJson }: FurtherInfoRequest): Promise<object> {
  if (!endpoints.userInfo) return {};
  const claims = StandardClaims.parse(info);
  const { sub, ...further } = z.looseObject({ sub: z.string() }).parse(await fetchJson(endpoints.userInfo));
  // OpenID Connect Core section 5.3.2.
  if (sub !== claims.sub) throw new Error('The subjects of the user info and the ID token differ');
  // The statement that an address is verified is about the address beside it, and those about the authentication are only in the
  // ID token of this sign-in.
  const { email, email_verified, amr: _, acr: __, auth_time: ___, ...others } = further;
  return { ...others, ...info, ...(claims.email ? {} : { email, email_verified }) };
}

export const OpenIdOptions = openIdConnect.options.meta({
  id: 'OpenIdProviderOptions',
  extends: 'ProviderOptions',
  description: 'An OpenID Connect provider.',
});

/** A provider of the operator, under the operator's id. */
export function openIdProvider(id: string, name: string): AnyProvider {
  return { ...openIdConnect, id, name };
}
