import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

export const google = defineProvider({
  id: 'google',
  name: 'Google',
  options: {
    accessType: z
      .enum(['online', 'offline'])
      .default('offline')
      .describe('`offline` requests a refresh token, which comes with the first consent.'),
    prompt: z.string().optional(),
    hd: z.string().optional().describe('Only users of this Workspace domain.'),
    issuer: z.url().default('https://accounts.google.com'),
  },
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
  jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  issuer: ({ issuer }) => issuer,
  scopes: ['openid', 'email', 'profile'],
  parameters: ({ accessType, prompt, hd }) => ({
    access_type: accessType,
    include_granted_scopes: 'true',
    prompt,
    hd,
  }),
  userInfo: z.object({
    sub: z.string(),
    email: z.string().nullish(),
    email_verified: z.boolean().default(false),
    name: z.string().default(''),
    picture: z.string().nullish(),
    hd: z.string().nullish(),
  }),
  toProfile: (claims, { options }) => {
    // The parameter only suggests a domain to Google's page; the claim is what holds.
    if (options.hd !== undefined && options.hd !== '*' && claims.hd !== options.hd)
      throw new Error('Another domain than hd');
    return {
      accountId: claims.sub,
      email: claims.email,
      emailVerified: claims.email_verified,
      name: claims.name,
      image: claims.picture,
    };
  },
});
