import { z } from 'zod';

import { Timestamp } from '#shared/lib/fields.ts';
import { PublicOAuthClient } from '#shared/oauth-provider/schemas.ts';

/** The grant type of RFC 8628 section 3.4. */
export const DEVICE_CODE = 'urn:ietf:params:oauth:grant-type:device_code';

const userCode = z
  .string()
  .min(1)
  .max(64)
  .meta({ description: 'As the device shows it; case and separators do not matter.', examples: ['XKCD-BDFG'] });

export const ClaimDevice = z.strictObject({ user_code: userCode });
export const DecideDevice = z.strictObject({ userCode });

/** What the page of a code shows. */
export const DeviceRequest = z
  .object({
    user_code: userCode,
    status: z.enum(['pending', 'approved', 'denied']).meta({ examples: ['pending'] }),
    client_id: z.string().meta({ examples: ['0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10'] }),
    scope: z
      .string()
      .meta({ description: 'What the device asks for, separated by spaces.', examples: ['openid profile'] }),
    resource: z
      .string()
      .nullable()
      .meta({ description: 'The API that it asks for (RFC 8707).', examples: ['https://auth.example.com/api/auth'] }),
    client: PublicOAuthClient,
    startsSession: z.boolean().describe('Whether the device can get a session instead of tokens with the scopes.'),
    requestedFrom: z.object({
      at: Timestamp,
      ipAddress: z.string().meta({ examples: ['203.0.113.7'] }),
      userAgent: z.string().meta({ examples: ['gatehouse-cli/1.4'] }),
      isSameNetwork: z.boolean().describe('Whether the caller has the same address, or one in the same IPv6 network.'),
    }),
  })
  .meta({ id: 'DeviceRequest' });
