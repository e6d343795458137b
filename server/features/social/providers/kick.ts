import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { SubjectId, userInfo } from '#server/features/social/user-info.ts';

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
      [userInfo({ user_id: SubjectId }, { name: z.string(), email: z.string(), profile_picture: z.string() })],
      z.unknown(),
    ),
  }),
  toProfile: ({ data: [user] }) => ({
    accountId: user.user_id,
    email: user.email,
    name: user.name,
    image: user.profile_picture,
  }),
});
