import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';

const SsoOptions = z
  .strictObject({
    enabled: z.boolean().default(true).describe('Whether organizations can add identity providers.'),
    maximumConnections: z.int().min(1).max(100).default(10).describe('Identity providers of an organization.'),
    mayTrustFactors: z
      .boolean()
      .default(false)
      .describe('Whether owners can let the identity provider of their organization vouch for second factors.'),
  })
  .meta({ id: 'SsoOptions' });

export const ssoOptions = defineOptions('sso', SsoOptions);
