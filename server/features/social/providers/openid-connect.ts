import { z } from 'zod';

import {
  defineProvider,
  profileOfClaims,
  StandardClaims,
  type AnyProvider,
} from '#server/features/social/define-provider.ts';

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
  // Some providers return the email only at the userinfo endpoint. The ID token still identifies the user.
  fetchUserInfo: async ({ claims, endpoints, fetchJson }) => {
    if (claims?.['email'] !== undefined || !endpoints.userInfo) return claims;
    const info = z.looseObject({ sub: z.string() }).parse(await fetchJson(endpoints.userInfo));
    if (info.sub !== claims?.sub) throw new Error('The subjects of the user info and the ID token differ');
    return { ...claims, ...info };
  },
  userInfo: StandardClaims,
  toProfile: profileOfClaims,
});

export const OpenIdOptions = openIdConnect.options.meta({
  id: 'OpenIdProviderOptions',
  extends: 'ProviderOptions',
  description: 'An OpenID Connect provider.',
});

/** A provider of the operator, under the operator's id. */
export function openIdProvider(id: string, name: string): AnyProvider {
  return { ...openIdConnect, id, name };
}
