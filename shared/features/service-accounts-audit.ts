import { z } from 'zod';

import { Fields, OfPlatformOrOrganization, Role } from '#shared/event-payload.ts';
import { Id } from '#shared/fields.ts';

const OfServiceAccount = OfPlatformOrOrganization.extend({ serviceAccountId: Id });
const OfServiceAccountKey = OfServiceAccount.extend({ keyId: Id });

export const serviceAccountEvents = {
  'service-account.created': OfServiceAccount.extend({ role: Role }),
  'service-account.updated': OfServiceAccount.extend({ fields: Fields }),
  'service-account.deleted': OfServiceAccount,
  'service-account.key-created': OfServiceAccountKey.extend({
    scopes: z.string().describe('Scopes separated by blanks.'),
  }),
  'service-account.key-rotated': OfServiceAccountKey,
  'service-account.key-deleted': OfServiceAccountKey,
};
