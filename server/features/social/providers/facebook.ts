import { createHmac } from 'node:crypto';

import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { SubjectId, userInfo } from '#server/features/social/user-info.ts';

const GRAPH = 'https://graph.facebook.com/v23.0';

/**
 * The Graph API requires each request to be signed with the app secret. It does not state whether an address is verified.
 * Only Limited Login on iOS issues ID tokens.
 */
export const facebook = defineProvider({
  id: 'facebook',
  name: 'Facebook',
  options: {
    configId: z
      .string()
      .meta({ secret: false })
      .optional()
      .describe('The configuration of Facebook Login for Business, instead of scopes.'),
  },
  authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
  tokenUrl: `${GRAPH}/oauth/access_token`,
  userInfoUrl: `${GRAPH}/me`,
  jwksUrl: 'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
  issuer: () => ['https://www.facebook.com', 'https://limited.facebook.com'],
  // The iOS SDK creates one for each login.
  nonceOfApps: { addedBySdk: true },
  scopes: ['email', 'public_profile'],
  scopeSeparator: ',',
  pkce: false,
  authorizationParameters: ({ configId }) => ({ config_id: configId }),
  userInfoRequest: ({ options, userInfoUrl, accessToken }) => {
    const url = new URL(userInfoUrl);
    url.searchParams.set('fields', 'id,name,email,picture.width(256).height(256)');
    const proof = createHmac('sha256', options.clientSecret).update(accessToken).digest('hex');
    url.searchParams.set('appsecret_proof', proof);
    return { url: url.href };
  },
  userInfo: userInfo(
    { id: SubjectId },
    { name: z.string(), email: z.string(), picture: z.object({ data: z.object({ url: z.string() }) }) },
  ),
  toProfile: (user) => ({
    accountId: user.id,
    email: user.email,
    name: user.name,
    image: user.picture?.data.url,
  }),
  userInfoOfClaims: ({ sub, name, email, picture }) => ({ id: sub, name, email, picture: { data: { url: picture } } }),
});
