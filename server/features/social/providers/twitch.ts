import { defineProvider } from '#server/features/social/define-provider.ts';
import { profileOfClaims, StandardClaims } from '#server/features/social/user-info.ts';

const CLAIMS = ['email', 'email_verified', 'preferred_username', 'picture'] as const;

/** Twitch adds claims to the ID token only if the request names them. */
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
  authorizationParameters: () => ({
    claims: JSON.stringify({ id_token: Object.fromEntries(CLAIMS.map((claim) => [claim, null])) }),
  }),
  userInfo: StandardClaims,
  toProfile: profileOfClaims,
});
