import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { SubjectId, userInfo } from '#server/features/social/user-info.ts';

/** Zoom grants the scopes that the app is registered with, so requests name none. */
export const zoom = defineProvider({
  id: 'zoom',
  name: 'Zoom',
  authorizationUrl: 'https://zoom.us/oauth/authorize',
  tokenUrl: 'https://zoom.us/oauth/token',
  userInfoUrl: 'https://api.zoom.us/v2/users/me',
  scopes: [],
  clientAuth: 'basic',
  userInfo: userInfo(
    { id: SubjectId },
    {
      email: z.string(),
      /** 1 if the address is verified. */
      verified: z.number(),
      display_name: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      pic_url: z.string(),
    },
  ),
  toProfile: (user) => ({
    accountId: user.id,
    email: user.email,
    emailVerified: user.verified === 1,
    name: user.display_name || [user.first_name, user.last_name].filter(Boolean).join(' '),
    image: user.pic_url,
  }),
});
