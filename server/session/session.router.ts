import { anyone, get, post } from '#server/trpc.ts';
import { Success } from '#shared/credentials.ts';
import { Nothing } from '#shared/fields.ts';
import { GetSession, SessionWithUser } from '#shared/session.ts';

import { getSession } from './get-session.ts';
import { signOut } from './sign-out.ts';

export const sessionRouter = {
  getSession: anyone
    .meta(get('/get-session', "The caller's session and user, or null"))
    .input(GetSession)
    .output(SessionWithUser.nullable())
    .query(getSession),
  signOut: anyone
    .meta(post('/sign-out', 'End the current session'))
    .input(Nothing)
    .output(Success)
    .mutation(signOut),
};
