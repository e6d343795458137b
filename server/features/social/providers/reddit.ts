import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { userInfo } from '#server/features/social/user-info.ts';

/** Reddit returns no address, and throttles clients without a descriptive user agent. */
export const reddit = defineProvider({
  id: 'reddit',
  name: 'Reddit',
  options: {
    duration: z.enum(['temporary', 'permanent']).default('permanent').describe('`permanent` requests a refresh token.'),
    userAgent: z
      .string()
      .meta({ secret: false })
      .default('web:gatehouse:v1')
      .describe('The `User-Agent` of requests to Reddit.'),
  },
  authorizationUrl: 'https://www.reddit.com/api/v1/authorize',
  tokenUrl: 'https://www.reddit.com/api/v1/access_token',
  userInfoUrl: 'https://oauth.reddit.com/api/v1/me',
  scopes: ['identity'],
  pkce: false,
  clientAuth: 'basic',
  authorizationParameters: ({ duration }) => ({ duration }),
  userInfoRequest: ({ options }) => ({ headers: { 'user-agent': options.userAgent } }),
  userInfo: userInfo({ id: z.string() }, { name: z.string(), icon_img: z.string() }),
  toProfile: (user) => ({
    accountId: user.id,
    name: user.name,
    // The URL is HTML-escaped, and its query is a signature that expires.
    image: user.icon_img?.split('?')[0] || null,
  }),
});
