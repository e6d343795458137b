import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

/** Roblox tells an address only to apps that it has given that scope. */
export const roblox = defineProvider({
  id: 'roblox',
  name: 'Roblox',
  authorizationUrl: 'https://apis.roblox.com/oauth/v1/authorize',
  tokenUrl: 'https://apis.roblox.com/oauth/v1/token',
  userInfoUrl: 'https://apis.roblox.com/oauth/v1/userinfo',
  scopes: ['openid', 'profile'],
  userInfo: z.object({
    sub: z.string(),
    name: z.string().nullish(),
    nickname: z.string().nullish(),
    preferred_username: z.string().nullish(),
    picture: z.string().nullish(),
    email: z.string().nullish(),
    email_verified: z.boolean().default(false),
  }),
  toProfile: (user) => ({
    accountId: user.sub,
    email: user.email,
    emailVerified: user.email_verified,
    name: user.name ?? user.nickname ?? user.preferred_username ?? '',
    image: user.picture,
  }),
});
