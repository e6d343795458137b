import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { profileOfClaims, standardClaims, userInfo } from '#server/features/social/user-info.ts';

export const roblox = defineProvider({
  id: 'roblox',
  name: 'Roblox',
  authorizationUrl: 'https://apis.roblox.com/oauth/v1/authorize',
  tokenUrl: 'https://apis.roblox.com/oauth/v1/token',
  userInfoUrl: 'https://apis.roblox.com/oauth/v1/userinfo',
  // Without `email`, which Roblox grants only to selected apps: users have no address from here.
  scopes: ['openid', 'profile'],
  userInfo: userInfo({ sub: z.string() }, { ...standardClaims, nickname: z.string() }),
  toProfile: (claims) => profileOfClaims({ ...claims, name: claims.name ?? claims.nickname }),
});
