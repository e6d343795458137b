import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { profileOfClaims, standardClaims, userInfo } from '#server/features/social/user-info.ts';

/** Google writes the issuer with and without the scheme. */
const ISSUER = 'https://accounts.google.com';

export const google = defineProvider({
  id: 'google',
  name: 'Google',
  options: {
    accessType: z
      .enum(['online', 'offline'])
      .default('offline')
      .describe('`offline` requests a refresh token, which Google returns with the first consent.'),
    hd: z.string().meta({ secret: false }).optional().describe('Accepts only users of this Google Workspace domain.'),
    issuer: z.url().meta({ secret: false }).default(ISSUER).describe('The issuer of ID tokens.'),
  },
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
  jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  issuer: ({ issuer }) => (issuer === ISSUER ? [ISSUER, 'accounts.google.com'] : issuer),
  // Google Sign-In for iOS always sends one.
  nonceOfApps: { addedBySdk: true },
  scopes: ['openid', 'email', 'profile'],
  authorizationParameters: ({ accessType, hd }) => ({
    access_type: accessType,
    include_granted_scopes: 'true',
    hd,
  }),
  userInfo: userInfo({ sub: z.string() }, { ...standardClaims, hd: z.string() }),
  toProfile: (claims, { options }) => {
    // The `hd` parameter only preselects a domain on Google's page; the claim proves it.
    if (options.hd !== undefined && options.hd !== '*' && claims.hd !== options.hd)
      throw new Error('The account is not of the domain in `hd`');
    return profileOfClaims(claims);
  },
});
