import { z } from 'zod';

import { Fields, UserEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const ApiKeyPayload = UserEventPayload.extend({ apiKey: Id });

export const apiKeyEvents = {
  'api-key.created': ApiKeyPayload.extend({ scopes: z.string().describe('Scopes separated by blanks.') }),
  'api-key.updated': ApiKeyPayload.extend({ fields: Fields }),
  'api-key.rotated': ApiKeyPayload,
  'api-key.deleted': ApiKeyPayload,
};
