import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

/** Kick returns a list of users; a request without ids returns the user of the access token. */
export const kick = defineProvider({
  id: 'kick',
  name: 'Kick',
  authorizationUrl: 'https://id.kick.com/oauth/authorize',
  tokenUrl: 'https://id.kick.com/oauth/token',
  userInfoUrl: 'https://api.kick.com/public/v1/users',
  scopes: ['user:read'],
  userInfo: z.object({
    data: z.tuple(
      [
        z.object({
          user_id: z.number(),
          name: z.string(),
          email: z.string().nullish(),
          profile_picture: z.string().nullish(),
        }),
      ],
      z.unknown(),
    ),
  }),
  toProfile: ({ data: [user] }) => ({
    accountId: String(user.user_id),
    email: user.email,
    name: user.name,
    image: user.profile_picture,
  }),
});
