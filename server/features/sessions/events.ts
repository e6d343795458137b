import { defineEvent } from '#server/events.ts';

/**
 * Sessions of a user were ended by something else than their own sign-out or expiry: by the user from another session, by
 * an administrator, a ban, a new password, a proof of the address.
 */
export const sessionsRevoked = defineEvent<{ userId: string; sessionIds: string[] }>('sessionsRevoked');
