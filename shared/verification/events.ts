import { byProvider, UserEventPayload } from '#shared/lib/event-payload.ts';

export const verificationEvents = {
  'email.verified': UserEventPayload,
  'email.changed': UserEventPayload.extend({ connectionId: byProvider.connectionId }),
};
