import { UserEventPayload } from '#shared/lib/event-payload.ts';

export const usernameEvents = { 'username.changed': UserEventPayload };
