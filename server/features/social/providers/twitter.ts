import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { SubjectId, userInfo } from '#server/features/social/user-info.ts';

/** X returns an address only if it is confirmed, and only to apps with that permission. */
export const twitter = defineProvider({
  id: 'twitter',
  name: 'X',
  authorizationUrl: 'https://x.com/i/oauth2/authorize',
  tokenUrl: 'https://api.x.com/2/oauth2/token',
  userInfoUrl: 'https://api.x.com/2/users/me',
  scopes: ['users.read', 'tweet.read', 'offline.access', 'users.email'],
  clientAuth: 'basic',
  userInfoRequest: ({ userInfoUrl }) => ({ url: `${userInfoUrl}?user.fields=profile_image_url,confirmed_email` }),
  userInfo: z.object({
    data: userInfo(
      { id: SubjectId },
      { name: z.string(), username: z.string(), profile_image_url: z.string(), confirmed_email: z.string() },
    ),
  }),
  toProfile: ({ data }) => ({
    accountId: data.id,
    email: data.confirmed_email,
    emailVerified: Boolean(data.confirmed_email),
    name: data.name || data.username,
    image: data.profile_image_url,
  }),
});
