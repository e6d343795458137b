import { z } from 'zod';

import { internal, OrganizationEventPayload, UserEventPayload } from '#shared/lib/event-payload.ts';

export const personalDataEvents = {
  'personal-data.exported': UserEventPayload,
  'user.data-exported': UserEventPayload,
  'user.inactivity-noticed': UserEventPayload.extend({
    days: z.int().describe('Until the user is deleted, unless they use the account.'),
  }),
  'organization.exported': OrganizationEventPayload,
  'legal-hold.created': internal('Its subject is a user or an organization, who are not told.'),
  'legal-hold.lifted': internal('Its subject is a user or an organization, who are not told.'),
};
