import { UserEventPayload } from '#shared/event-payload.ts';

export const verificationEvents = { 'email.verified': UserEventPayload, 'email.changed': UserEventPayload };
