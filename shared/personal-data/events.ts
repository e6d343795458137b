import { UserEventPayload } from '#shared/lib/event-payload.ts';

export const personalDataEvents = {
  'personal-data.exported': UserEventPayload,
  'user.data-exported': UserEventPayload,
};
