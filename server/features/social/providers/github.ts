import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** The address in the public profile is not verified; the list of addresses, a separate request, states which are. */
export const github = defineProvider({
  id: 'github',
  name: 'GitHub',
  authorizationUrl: 'https://github.com/login/oauth/authorize',
  tokenUrl: 'https://github.com/login/oauth/access_token',
  userInfoUrl: 'https://api.github.com/user',
  scopes: ['read:user', 'user:email'],
  loginHintParameter: 'login',
  fetchUserInfo: async ({ fetchJson, endpoints }) => {
    const headers = { accept: 'application/vnd.github+json' };
    const user = await fetchJson(endpoints.userInfo!, { headers });
    const emails = Emails.parse(await fetchJson(`${endpoints.userInfo}/emails`, { headers }));
    return { ...(user as object), primary: emails.find(({ primary }) => primary) ?? null };
  },
  userInfo: z.object({
    id: z.number(),
    login: z.string(),
    name: z.string().nullish(),
    avatar_url: z.string().nullish(),
    primary: z.object({ email: z.string(), verified: z.boolean() }).nullable(),
  }),
  toProfile: (user) => ({
    accountId: String(user.id),
    email: user.primary?.email,
    emailVerified: user.primary?.verified ?? false,
    name: user.name || user.login,
    image: user.avatar_url,
  }),
});
