import { z } from 'zod';

import { defineProvider, profileOfClaims, StandardClaims } from '#server/features/social/define-provider.ts';

export const roblox = defineProvider({
  id: 'roblox',
  name: 'Roblox',
  authorizationUrl: 'https://apis.roblox.com/oauth/v1/authorize',
  tokenUrl: 'https://apis.roblox.com/oauth/v1/token',
  userInfoUrl: 'https://apis.roblox.com/oauth/v1/userinfo',
  // Without `email`, which Roblox grants only to selected apps: users have no address from here.
  scopes: ['openid', 'profile'],
  userInfo: StandardClaims.extend({ nickname: z.string().nullish() }),
  toProfile: (claims) => profileOfClaims({ ...claims, name: claims.name ?? claims.nickname }),
});
