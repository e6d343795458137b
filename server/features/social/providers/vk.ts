import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

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
  fetchUserInfo: ({ fetchJson, endpoints, options, accessToken }) =>
    fetchJson(endpoints.userInfo!, {
      method: 'POST',
      body: new URLSearchParams({ client_id: options.clientId, access_token: accessToken }),
    }),
  userInfo: z.object({
    user: z.object({
      user_id: z.union([z.string(), z.number()]),
      first_name: z.string().default(''),
      last_name: z.string().default(''),
      email: z.string().nullish(),
      avatar: z.string().nullish(),
    }),
  }),
  toProfile: ({ user }) => ({
    accountId: String(user.user_id),
    email: user.email || null,
    name: `${user.first_name} ${user.last_name}`.trim(),
    image: user.avatar,
  }),
});
