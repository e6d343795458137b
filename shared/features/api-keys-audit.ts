import { z } from 'zod';

import { Fields, OfUser } from '#shared/event-payload.ts';
import { Id } from '#shared/fields.ts';

const OfApiKey = OfUser.extend({ apiKey: Id });

export const apiKeyEvents = {
  'api-key.created': OfApiKey.extend({ scopes: z.string().describe('Scopes separated by blanks.') }),
  'api-key.updated': OfApiKey.extend({ fields: Fields }),
  'api-key.rotated': OfApiKey,
  'api-key.deleted': OfApiKey,
};
