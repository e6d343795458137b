import { z } from 'zod';

import { Fields, OptionalOrganizationEventPayload, Role } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const ServiceAccountPayload = OptionalOrganizationEventPayload.extend({ serviceAccountId: Id });
const ServiceAccountKeyPayload = ServiceAccountPayload.extend({ keyId: Id });

export const serviceAccountEvents = {
  'service-account.created': ServiceAccountPayload.extend({ role: Role }),
  'service-account.updated': ServiceAccountPayload.extend({ fields: Fields }),
  'service-account.deleted': ServiceAccountPayload,
  'service-account.key-created': ServiceAccountKeyPayload.extend({
    scopes: z.string().describe('Scopes separated by blanks.'),
  }),
  'service-account.key-rotated': ServiceAccountKeyPayload,
  'service-account.key-deleted': ServiceAccountKeyPayload,
};
