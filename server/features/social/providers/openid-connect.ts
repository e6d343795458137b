import { z } from 'zod';

import { defineProvider, type AnyProvider } from '#server/features/social/define-provider.ts';

/** What a provider says of itself at `/.well-known/openid-configuration`, as far as sign-in needs it. */
export const Discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});

const standard = defineProvider({
  id: 'openid-connect',
  name: 'OpenID Connect',
  options: {
    name: z.string().min(1).describe('The name on its button.'),
    issuer: z.url({ protocol: /^https?$/ }).describe('Its address; everything else is discovered from there.'),
  },
  authorizationUrl: '',
  tokenUrl: '',
  issuer: ({ issuer }) => issuer,
  scopes: ['openid', 'profile', 'email'],
  clientAuth: 'basic',
  usesClaims: true,
  // A provider may keep the claims for the user info; the ID token then still says who it is.
  read: async ({ claims, endpoints, ask }) => {
    if (claims?.['email'] !== undefined || !endpoints.userInfo) return claims;
    const info = z
      .object({ sub: z.string() })
      .loose()
      .parse(await ask(endpoints.userInfo));
    if (info.sub !== claims?.sub) throw new Error('The user info is about somebody else than the ID token');
    return { ...claims, ...info };
  },
  userInfo: z.object({
    sub: z.string(),
    email: z.string().nullish(),
    email_verified: z.boolean().default(false),
    name: z.string().nullish(),
    preferred_username: z.string().nullish(),
    picture: z.string().nullish(),
  }),
  toProfile: (claims) => ({
    accountId: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.name ?? claims.preferred_username ?? '',
    image: claims.picture,
  }),
});

export const OpenIdOptions = standard.options.meta({
  id: 'OpenIdProviderOptions',
  description: 'An OpenID Connect provider of your own.',
});

/** A provider of the operator's own, under the operator's id. */
export function openIdProvider(id: string, name: string): AnyProvider {
  return { ...standard, id, name };
}
