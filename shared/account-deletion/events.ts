import { UserEventPayload } from '#shared/lib/event-payload.ts';

export const accountDeletionEvents = { 'user.deleted': UserEventPayload };
