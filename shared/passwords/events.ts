import { UserEventPayload } from '#shared/lib/event-payload.ts';

export const passwordEvents = {
  'password.changed': UserEventPayload,
  'password.reset': UserEventPayload,
  'password.set': UserEventPayload,
};
