import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

const CLAIMS = ['email', 'email_verified', 'preferred_username', 'picture'] as const;

/** Twitch puts into the ID token only the claims that are asked for by name. */
export const twitch = defineProvider({
  id: 'twitch',
  name: 'Twitch',
  authorizationUrl: 'https://id.twitch.tv/oauth2/authorize',
  tokenUrl: 'https://id.twitch.tv/oauth2/token',
  userInfoUrl: 'https://id.twitch.tv/oauth2/userinfo',
  jwksUrl: 'https://id.twitch.tv/oauth2/keys',
  issuer: () => 'https://id.twitch.tv/oauth2',
  scopes: ['openid', 'user:read:email'],
  pkce: false,
  parameters: () => ({
    claims: JSON.stringify({ id_token: Object.fromEntries(CLAIMS.map((claim) => [claim, null])) }),
  }),
  userInfo: z.object({
    sub: z.string(),
    email: z.string().nullish(),
    email_verified: z.boolean().default(false),
    preferred_username: z.string().default(''),
    picture: z.string().nullish(),
  }),
  toProfile: (claims) => ({
    accountId: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.preferred_username,
    image: claims.picture,
  }),
});
