import { UserEventPayload } from '#shared/event-payload.ts';

export const accountDeletionEvents = { 'user.deleted': UserEventPayload };
