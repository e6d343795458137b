import { createHmac } from 'node:crypto';

import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

const GRAPH = 'https://graph.facebook.com/v23.0';

/**
 * The Graph API wants each call signed with the app's secret; it does not say whether an address is proven, so none
 * is. An ID token comes from Limited Login on iOS alone.
 */
export const facebook = defineProvider({
  id: 'facebook',
  name: 'Facebook',
  options: {
    configId: z.string().optional().describe('Of Facebook Login for Business, in place of scopes.'),
  },
  authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
  tokenUrl: `${GRAPH}/oauth/access_token`,
  userInfoUrl: `${GRAPH}/me`,
  jwksUrl: 'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
  issuer: () => 'https://www.facebook.com',
  scopes: ['email', 'public_profile'],
  scopeSeparator: ',',
  pkce: false,
  parameters: ({ configId }) => ({ config_id: configId }),
  read: ({ ask, endpoints, tokens, options }) => {
    const url = new URL(endpoints.userInfo!);
    url.searchParams.set('fields', 'id,name,email,picture.width(256).height(256)');
    url.searchParams.set(
      'appsecret_proof',
      createHmac('sha256', options.clientSecret).update(tokens.accessToken).digest('hex'),
    );
    return ask(url.href);
  },
  userInfo: z.object({
    id: z.string(),
    name: z.string().default(''),
    email: z.string().nullish(),
    picture: z.object({ data: z.object({ url: z.string().nullish() }) }).optional(),
  }),
  toProfile: (user) => ({
    accountId: user.id,
    email: user.email,
    name: user.name,
    image: user.picture?.data.url,
  }),
  claimsAsInfo: ({ sub, name, email, picture }) => ({ id: sub, name, email, picture: { data: { url: picture } } }),
});
