import { defineEvent } from '#server/call/lifecycle-events.ts';
import type { AuthenticationMethod } from '#shared/sessions/schemas.ts';

/**
 * Sessions of a user were revoked, other than by sign-out or expiry: by the user from another session, by an administrator,
 * a ban, a new password or a verified address. For features whose grants end with a session, which the cascade of the database does
 * not tell them; none of the kit subscribes yet.
 */
export const sessionsRevoked = defineEvent<{ userId: string; sessionIds: string[] }>('sessionsRevoked');

/** The second factors of a user were turned off: what they proved counts no longer. */
export const secondFactorsTurnedOff = defineEvent<{ userId: string }>('secondFactorsTurnedOff');

/**
 * A user proved two factors: in a sign-in, or again in a session. `amr` are the methods of the sign-in or of the session. The
 * call has locked the row of the user.
 */
export const secondFactorVerified = defineEvent<{ userId: string; amr: readonly AuthenticationMethod[] }>(
  'secondFactorVerified',
);
