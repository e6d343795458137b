import { z } from 'zod';

import { anyone, get, post } from '#server/trpc.ts';
import { signedIn } from './guards.ts';
import { StatusTrue, Success } from '#shared/credentials.ts';
import { NoFields } from '#shared/fields.ts';
import { GetSession, RevokeSession, Session, SessionWithUser, SignOut } from '#shared/session.ts';

import { getSession, listSessions } from './read-sessions.ts';
import { revokeOtherSessions, revokeSession, revokeSessions, signOut } from './revoke-sessions.ts';

export const sessionRouter = {
  getSession: anyone
    .meta(get('/get-session', "The caller's session and user, or null"))
    .meta({ session: 'optional', errors: ['FAILED_TO_GET_SESSION'] })
    .input(GetSession)
    .output(SessionWithUser.nullable())
    .query(getSession),
  signOut: anyone
    .meta(post('/sign-out', 'End the current session'))
    .meta({ session: 'optional' })
    .input(SignOut)
    .output(Success)
    .mutation(signOut),
  listSessions: signedIn
    .meta(get('/list-sessions', "The caller's live sessions"))
    .input(NoFields)
    .output(z.array(Session))
    .query(listSessions),
  revokeSession: signedIn
    .meta(post('/revoke-session', "End one of the caller's sessions"))
    .meta({ errors: ['SESSION_NOT_FOUND'] })
    .input(RevokeSession)
    .output(StatusTrue)
    .mutation(revokeSession),
  revokeSessions: signedIn
    .meta(post('/revoke-sessions', "End all of the caller's sessions, this one included"))
    .input(NoFields)
    .output(StatusTrue)
    .mutation(revokeSessions),
  revokeOtherSessions: signedIn
    .meta(post('/revoke-other-sessions', "End all of the caller's sessions but this one"))
    .input(NoFields)
    .output(StatusTrue)
    .mutation(revokeOtherSessions),
};
