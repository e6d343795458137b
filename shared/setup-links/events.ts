import { z } from 'zod';

import { OrganizationEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const SetupLinkPayload = OrganizationEventPayload.extend({
  setupLinkId: Id,
  scopes: z.string().describe('What the link sets up, separated by commas.'),
}).meta({ id: 'SetupLinkEventPayload' });

export const setupLinkEvents = {
  'setup-link.created': SetupLinkPayload,
  'setup-link.opened': SetupLinkPayload,
  'setup-link.completed': SetupLinkPayload,
  'setup-link.revoked': SetupLinkPayload,
};
