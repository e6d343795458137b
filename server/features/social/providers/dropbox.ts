import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { userInfo } from '#server/features/social/user-info.ts';

/** Dropbox requires a POST without a body. */
export const dropbox = defineProvider({
  id: 'dropbox',
  name: 'Dropbox',
  options: {
    accessType: z.enum(['online', 'offline']).default('offline').describe('`offline` requests a refresh token.'),
  },
  authorizationUrl: 'https://www.dropbox.com/oauth2/authorize',
  tokenUrl: 'https://api.dropboxapi.com/oauth2/token',
  userInfoUrl: 'https://api.dropboxapi.com/2/users/get_current_account',
  scopes: ['account_info.read'],
  authorizationParameters: ({ accessType }) => ({ token_access_type: accessType }),
  userInfoRequest: () => ({ method: 'POST' }),
  userInfo: userInfo(
    { account_id: z.string() },
    {
      name: z.object({ display_name: z.string() }),
      email: z.string(),
      email_verified: z.boolean(),
      profile_photo_url: z.string(),
    },
  ),
  toProfile: (user) => ({
    accountId: user.account_id,
    email: user.email,
    emailVerified: user.email_verified,
    name: user.name?.display_name,
    image: user.profile_photo_url,
  }),
});
