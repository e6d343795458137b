import { Page } from '#shared/lib/paging.ts';
import { z } from 'zod';

import { anyone, get, post } from '#server/call/trpc.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import { notImpersonated, sessionRequired } from './guards.ts';
import { StatusTrue, Success } from '#shared/lib/responses.ts';
import { NoFields } from '#shared/lib/fields.ts';
import {
  GetSession,
  RevokeSession,
  Session,
  SessionWithUser,
  SignOut,
  UpdatedSession,
  UpdateSession,
} from '#shared/sessions/schemas.ts';

import { getSession, getSessionPost } from './get-session.ts';
import {
  listSessions,
  revokeOtherSessions,
  revokeSession,
  revokeSessions,
  signOut,
  updateSession,
} from './sessions.ts';

export const sessionRouter = {
  getSession: anyone
    .meta(get('/get-session', "Get the caller's session and user, or null"))
    .meta({ session: 'optional', errors: ['FAILED_TO_GET_SESSION'] })
    .input(GetSession)
    .output(synchronous(SessionWithUser.nullable()))
    .query(getSession),
  getSessionPost: anyone
    .meta(
      post(
        '/get-session',
        "Get and extend the caller's session",
        'For services with `session.deferSessionRefresh`, where `GET /get-session` answers `needsRefresh` instead of extending the session.',
      ),
    )
    .meta({ session: 'optional', query: ['disableCookieCache', 'disableRefresh'], errors: ['FAILED_TO_GET_SESSION'] })
    .input(GetSession)
    .output(synchronous(SessionWithUser.nullable()))
    .mutation(getSessionPost),
  updateSession: sessionRequired
    .meta(
      post(
        '/update-session',
        "Change the additional fields of the caller's session",
        'Accepts the fields of `session.additionalFields` only.',
      ),
    )
    .input(UpdateSession)
    .output(UpdatedSession)
    .mutation(updateSession),
  signOut: anyone
    .meta(post('/sign-out', 'Sign out: end the current session'))
    .meta({ session: 'optional' })
    .input(SignOut)
    .output(Success)
    .mutation(signOut),
  listSessions: sessionRequired
    .meta(get('/list-sessions', "List the caller's sessions"))
    .meta({ errors: ['INVALID_CURSOR'] })
    .input(Page)
    .output(z.array(Session))
    .query(listSessions),
  revokeSession: notImpersonated
    .meta(post('/revoke-session', "Revoke one of the caller's sessions"))
    .meta({ errors: ['SESSION_NOT_FOUND'] })
    .input(RevokeSession)
    .output(StatusTrue)
    .mutation(revokeSession),
  revokeSessions: notImpersonated
    .meta(post('/revoke-sessions', "Revoke all of the caller's sessions, the current one included"))
    .input(NoFields)
    .output(StatusTrue)
    .mutation(revokeSessions),
  revokeOtherSessions: notImpersonated
    .meta(post('/revoke-other-sessions', "Revoke all of the caller's other sessions"))
    .input(NoFields)
    .output(StatusTrue)
    .mutation(revokeOtherSessions),
};
