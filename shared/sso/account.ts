import { z } from 'zod';

import { Id } from '#shared/lib/fields.ts';

const organizationName = z.string().meta({ examples: ['Acme'] });

export const SsoAccount = z
  .object({
    managedBy: z
      .object({
        organizationName,
        followsProfile: z.boolean().describe('Whether name, picture and address follow its identity provider.'),
      })
      .nullable()
      .describe('The organization whose identity provider created the account.'),
    connections: z.array(
      z.object({
        organizationId: Id,
        organizationName,
        providerId: z.string().meta({ examples: ['acme-okta'] }),
        name: z.string().meta({ examples: ['Okta'] }),
        accountProviderId: z.string().meta({
          description: 'The `providerId` of its identities in `list-accounts`.',
          examples: ['sso:0197f2a0-5b7e-7c3a-9d51-2f6b8e4c1a90'],
        }),
        connected: z.boolean().describe('Whether the account has an identity of it.'),
        toConfirm: z.boolean().describe('Whether `sso.completeLink` connects the sign-in of this browser.'),
      }),
    ),
  })
  .meta({ id: 'SsoAccount', description: "The identity providers of the caller's organizations." });
