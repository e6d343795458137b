import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { userInfo } from '#server/features/social/user-info.ts';

/** Spotify does not verify addresses. */
export const spotify = defineProvider({
  id: 'spotify',
  name: 'Spotify',
  authorizationUrl: 'https://accounts.spotify.com/authorize',
  tokenUrl: 'https://accounts.spotify.com/api/token',
  userInfoUrl: 'https://api.spotify.com/v1/me',
  scopes: ['user-read-email'],
  clientAuth: 'basic',
  userInfo: userInfo(
    { id: z.string() },
    { display_name: z.string(), email: z.string(), images: z.array(z.object({ url: z.string() })) },
  ),
  toProfile: (user) => ({
    accountId: user.id,
    email: user.email,
    name: user.display_name ?? user.id,
    image: user.images?.[0]?.url,
  }),
});
