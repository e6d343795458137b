import { internal, OrganizationEventPayload, UserEventPayload } from '#shared/lib/event-payload.ts';

export const personalDataEvents = {
  'personal-data.exported': UserEventPayload,
  'user.data-exported': UserEventPayload,
  'organization.exported': OrganizationEventPayload,
  'legal-hold.created': internal('Its subject is a user or an organization, who are not told.'),
  'legal-hold.lifted': internal('Its subject is a user or an organization, who are not told.'),
};
