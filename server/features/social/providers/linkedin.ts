import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

/** LinkedIn's ID tokens carry no nonce, so that the person is read from the user info. */
export const linkedin = defineProvider({
  id: 'linkedin',
  name: 'LinkedIn',
  authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
  tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
  userInfoUrl: 'https://api.linkedin.com/v2/userinfo',
  jwksUrl: 'https://www.linkedin.com/oauth/openid/jwks',
  issuer: () => 'https://www.linkedin.com/oauth',
  scopes: ['openid', 'profile', 'email'],
  pkce: false,
  read: ({ ask, endpoints }) => ask(endpoints.userInfo!),
  userInfo: z.object({
    sub: z.string(),
    name: z.string().default(''),
    picture: z.string().nullish(),
    email: z.string().nullish(),
    email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).default(false),
  }),
  toProfile: (user) => ({
    accountId: user.sub,
    email: user.email,
    emailVerified: user.email_verified === true || user.email_verified === 'true',
    name: user.name,
    image: user.picture,
  }),
});
