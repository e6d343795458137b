import { defineProvider } from '#server/features/social/define-provider.ts';
import { profileOfClaims, StandardClaims } from '#server/features/social/user-info.ts';

/** LinkedIn's ID tokens contain no nonce, so sign-in reads the userinfo endpoint. */
export const linkedin = defineProvider({
  id: 'linkedin',
  name: 'LinkedIn',
  authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
  tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
  userInfoUrl: 'https://api.linkedin.com/v2/userinfo',
  jwksUrl: 'https://www.linkedin.com/oauth/openid/jwks',
  issuer: () => ['https://www.linkedin.com/oauth', 'https://www.linkedin.com'],
  scopes: ['openid', 'profile', 'email'],
  pkce: false,
  usesIdToken: false,
  userInfo: StandardClaims,
  toProfile: profileOfClaims,
});
