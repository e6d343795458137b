import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';

const TENANT = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The tenant of personal accounts, whose addresses Microsoft itself has proven. */
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * Each tenant signs as an issuer of its own. A work account's `email` is whatever its administrator typed: it counts
 * as proven only for personal accounts and where Microsoft says so (`xms_edov`, an optional claim of the app).
 */
export const microsoft = defineProvider({
  id: 'microsoft',
  name: 'Microsoft',
  options: {
    tenantId: z
      .union([z.enum(['common', 'organizations', 'consumers']), z.string().regex(TENANT)], {
        error: 'common, organizations, consumers or the id of a tenant',
      })
      .default('common')
      .describe('`common`, `organizations`, `consumers` or the id of a tenant.'),
    authority: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .default('https://login.microsoftonline.com')
      .describe("Another cloud's sign-in host."),
    prompt: z.string().optional(),
  },
  authorizationUrl: ({ authority, tenantId }) => `${authority}/${tenantId}/oauth2/v2.0/authorize`,
  tokenUrl: ({ authority, tenantId }) => `${authority}/${tenantId}/oauth2/v2.0/token`,
  jwksUrl: ({ authority, tenantId }) => `${authority}/${tenantId}/discovery/v2.0/keys`,
  issuer: ({ authority, tenantId }, claims) => {
    const tenant = tenantOf(tenantId, claims['tid']);
    return tenant && `${authority}/${tenant}/v2.0`;
  },
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  parameters: ({ prompt }) => ({ prompt }),
  userInfo: z.object({
    sub: z.string(),
    tid: z.string().optional(),
    email: z.string().nullish(),
    name: z.string().default(''),
    picture: z.string().nullish(),
    xms_edov: z.unknown().optional(),
  }),
  toProfile: (claims) => ({
    accountId: claims.sub,
    email: claims.email,
    emailVerified: claims.tid === PERSONAL || ['true', '1'].includes(String(claims.xms_edov)),
    name: claims.name,
    image: claims.picture,
  }),
});

function tenantOf(configured: string, claimed: unknown): string | null {
  if (TENANT.test(configured)) return configured;
  if (typeof claimed !== 'string' || !TENANT.test(claimed)) return null;
  if (configured === 'organizations' && claimed === PERSONAL) return null;
  if (configured === 'consumers' && claimed !== PERSONAL) return null;
  return claimed;
}
