import { z } from 'zod';

import { UserEventPayload } from '#shared/lib/event-payload.ts';

const AccountPayload = UserEventPayload.extend({ provider: z.string() });

export const accountEvents = {
  'account.linked': AccountPayload.extend({
    organizationName: z.string().optional().describe('Of an identity provider of an organization.'),
  }),
  'account.unlinked': AccountPayload,
};
