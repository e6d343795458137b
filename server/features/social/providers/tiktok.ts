import type { ClientAuth } from 'oauth4webapi';
import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { userInfo } from '#server/features/social/user-info.ts';

/** TikTok names the client id `client_key`, separates scopes by commas, and returns no address. */
export const tiktok = defineProvider({
  id: 'tiktok',
  name: 'TikTok',
  authorizationUrl: 'https://www.tiktok.com/v2/auth/authorize/',
  tokenUrl: 'https://open.tiktokapis.com/v2/oauth/token/',
  userInfoUrl: 'https://open.tiktokapis.com/v2/user/info/',
  scopes: ['user.info.basic'],
  scopeSeparator: ',',
  pkce: false,
  authorizationParameters: ({ clientId }) => ({ client_id: undefined, client_key: clientId }),
  clientAuth:
    ({ clientId, clientSecret }): ClientAuth =>
    (_server, _client, body) => {
      body.set('client_key', clientId);
      body.set('client_secret', clientSecret);
    },
  userInfoRequest: ({ userInfoUrl }) => ({ url: `${userInfoUrl}?fields=open_id,avatar_url,display_name` }),
  userInfo: z.object({
    data: z.object({ user: userInfo({ open_id: z.string() }, { display_name: z.string(), avatar_url: z.string() }) }),
  }),
  toProfile: ({ data: { user } }) => ({
    accountId: user.open_id,
    name: user.display_name,
    image: user.avatar_url,
  }),
});
