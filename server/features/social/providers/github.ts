import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { SubjectId, userInfo } from '#server/features/social/user-info.ts';

const headers = { accept: 'application/vnd.github+json' };
const Email = z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() });

/**
 * The list of addresses, a separate request, states which are verified. An app without the permission for it gets that of the
 * public profile at most, which counts as unverified.
 */
export const github = defineProvider({
  id: 'github',
  name: 'GitHub',
  authorizationUrl: 'https://github.com/login/oauth/authorize',
  tokenUrl: 'https://github.com/login/oauth/access_token',
  userInfoUrl: 'https://api.github.com/user',
  scopes: ['read:user', 'user:email'],
  loginHintParameter: 'login',
  userInfoRequest: () => ({ headers }),
  fetchFurtherInfo: async ({ endpoints, fetchJson }) => {
    const emails = z.array(Email).parse(await fetchJson(`${endpoints.userInfo}/emails`, { headers }));
    return { primary: emails.find(({ primary }) => primary) };
  },
  userInfo: userInfo(
    { id: SubjectId },
    { login: z.string(), name: z.string(), avatar_url: z.string(), email: z.string(), primary: Email },
  ),
  toProfile: (user) => ({
    accountId: user.id,
    email: user.primary?.email ?? user.email,
    emailVerified: user.primary?.verified,
    name: user.name || user.login,
    image: user.avatar_url,
  }),
});
