import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

/** Zoom grants the scopes that the app is registered with, so requests name none. */
export const zoom = defineProvider({
  id: 'zoom',
  name: 'Zoom',
  authorizationUrl: 'https://zoom.us/oauth/authorize',
  tokenUrl: 'https://zoom.us/oauth/token',
  userInfoUrl: 'https://api.zoom.us/v2/users/me',
  scopes: [],
  clientAuth: 'basic',
  userInfo: z.object({
    id: z.string(),
    email: z.string().nullish(),
    /** 1 if the address is verified. */
    verified: z.number().default(0),
    display_name: z.string().nullish(),
    first_name: z.string().default(''),
    last_name: z.string().default(''),
    pic_url: z.string().nullish(),
  }),
  toProfile: (user) => ({
    accountId: user.id,
    email: user.email,
    emailVerified: user.verified === 1,
    name: user.display_name || `${user.first_name} ${user.last_name}`.trim(),
    image: user.pic_url,
  }),
});
