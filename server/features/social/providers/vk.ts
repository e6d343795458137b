import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { SubjectId, userInfo } from '#server/features/social/user-info.ts';

/** VK ID binds codes to a device, uses PKCE instead of a client secret, and expects access tokens in the body. */
export const vk = defineProvider({
  id: 'vk',
  name: 'VK',
  options: {
    clientSecret: z
      .string()
      .meta({ secret: true })
      .optional()
      .describe('Optional, because VK accepts clients without a secret.'),
  },
  authorizationUrl: 'https://id.vk.com/authorize',
  tokenUrl: 'https://id.vk.com/oauth2/auth',
  userInfoUrl: 'https://id.vk.com/oauth2/user_info',
  scopes: ['email'],
  clientAuth: 'none',
  tokenParameters: ({ deviceId, state }) => ({
    ...(deviceId ? { device_id: deviceId } : {}),
    ...(state ? { state } : {}),
  }),
  userInfoRequest: ({ options, accessToken }) => ({
    method: 'POST',
    body: new URLSearchParams({ client_id: options.clientId, access_token: accessToken }),
  }),
  userInfo: z.object({
    user: userInfo(
      { user_id: SubjectId },
      { first_name: z.string(), last_name: z.string(), email: z.string(), avatar: z.string() },
    ),
  }),
  toProfile: ({ user }) => ({
    accountId: user.user_id,
    email: user.email,
    name: [user.first_name, user.last_name].filter(Boolean).join(' '),
    image: user.avatar,
  }),
});
