import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

/** Spotify does not verify addresses. */
export const spotify = defineProvider({
  id: 'spotify',
  name: 'Spotify',
  authorizationUrl: 'https://accounts.spotify.com/authorize',
  tokenUrl: 'https://accounts.spotify.com/api/token',
  userInfoUrl: 'https://api.spotify.com/v1/me',
  scopes: ['user-read-email'],
  clientAuth: 'basic',
  userInfo: z.object({
    id: z.string(),
    display_name: z.string().nullish(),
    email: z.string().nullish(),
    images: z.array(z.object({ url: z.string() })).default([]),
  }),
  toProfile: (user) => ({
    accountId: user.id,
    email: user.email,
    name: user.display_name ?? user.id,
    image: user.images[0]?.url,
  }),
});
