import { defineEvent } from '#server/events.ts';

/**
 * Sessions of a user were revoked, other than by sign-out or expiry: by the user from another session, by an administrator,
 * a ban, a new password or a verified address.
 */
export const sessionsRevoked = defineEvent<{ userId: string; sessionIds: string[] }>('sessionsRevoked');
