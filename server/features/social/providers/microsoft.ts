import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { profileOfClaims, standardClaims, userInfo } from '#server/features/social/user-info.ts';

const TENANT = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The tenant of personal accounts, whose addresses Microsoft verifies. */
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * Each tenant has its own issuer, which the claim `tid` selects. The administrator of a work account can set any `email`, so an
 * address is verified only if the account is personal or the token has the claim `xms_edov` (the domain of the email is verified).
 */
export const microsoft = defineProvider({
  id: 'microsoft',
  name: 'Microsoft',
  options: {
    tenantId: z
      .union([z.enum(['common', 'organizations', 'consumers']), z.string().regex(TENANT)], {
        error: 'common, organizations, consumers or the id of a tenant',
      })
      .meta({ secret: false })
      .default('common')
      .describe('`common`, `organizations`, `consumers` or the id of a tenant.'),
    authority: z
      .url({ protocol: /^https?$/ })
      .meta({ secret: false })
      .transform((url) => url.replace(/\/+$/, ''))
      .default('https://login.microsoftonline.com')
      .describe('The sign-in host, for a national cloud.'),
  },
  authorizationUrl: ({ authority, tenantId }) => `${authority}/${tenantId}/oauth2/v2.0/authorize`,
  tokenUrl: ({ authority, tenantId }) => `${authority}/${tenantId}/oauth2/v2.0/token`,
  jwksUrl: ({ authority, tenantId }) => `${authority}/${tenantId}/discovery/v2.0/keys`,
  issuer: ({ authority, tenantId }, claims) => {
    const tenant = tenantOf(tenantId, claims['tid']);
    return tenant && `${authority}/${tenant}/v2.0`;
  },
  // MSAL creates one for each request.
  nonceOfApps: { addedBySdk: true },
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  userInfo: userInfo({ sub: z.string() }, { ...standardClaims, tid: z.string(), xms_edov: z.unknown() }),
  toProfile: (claims) => ({
    ...profileOfClaims(claims),
    emailVerified: claims.tid === PERSONAL || ['true', '1'].includes(String(claims.xms_edov)),
  }),
});

function tenantOf(configured: string, claimed: unknown): string | null {
  if (TENANT.test(configured)) return configured;
  if (typeof claimed !== 'string' || !TENANT.test(claimed)) return null;
  if (configured === 'organizations' && claimed === PERSONAL) return null;
  if (configured === 'consumers' && claimed !== PERSONAL) return null;
  return claimed;
}
