import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { SubjectId, userInfo } from '#server/features/social/user-info.ts';

/** GitLab can be self-hosted: `issuer` is its address, with the path of a relative installation. */
export const gitlab = defineProvider({
  id: 'gitlab',
  name: 'GitLab',
  options: {
    issuer: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .meta({ secret: false })
      .default('https://gitlab.com')
      .describe('The URL of a self-hosted GitLab.'),
  },
  authorizationUrl: ({ issuer }) => `${issuer}/oauth/authorize`,
  tokenUrl: ({ issuer }) => `${issuer}/oauth/token`,
  userInfoUrl: ({ issuer }) => `${issuer}/api/v4/user`,
  scopes: ['read_user'],
  userInfo: userInfo(
    { id: SubjectId },
    { username: z.string(), name: z.string(), email: z.string(), confirmed_at: z.string(), avatar_url: z.string() },
  ),
  toProfile: (user) => ({
    accountId: user.id,
    email: user.email,
    emailVerified: Boolean(user.confirmed_at),
    name: user.name || user.username,
    image: user.avatar_url,
  }),
});
