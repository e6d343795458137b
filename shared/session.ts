import { z } from 'zod';

import { CallbackURL, Flag, Moment, OwnId } from './fields.ts';
import { User } from './user.ts';

/** A session as its user sees it. `token` is the session token only of the caller's session; of others it is a handle for revoking. */
export const Session = z
  .object({
    id: OwnId,
    token: z.string(),
    userId: OwnId,
    expiresAt: Moment,
    createdAt: Moment,
    updatedAt: Moment,
    ipAddress: z.string(),
    userAgent: z.string(),
    activeOrganizationId: OwnId.nullable(),
    impersonatedBy: OwnId.nullable(),
  })
  .meta({ id: 'Session' });

export const SessionWithUser = z.object({ session: Session, user: User }).meta({ id: 'SessionWithUser' });

const notUsed = { description: "For the provider's logout; not used" };

/** The published clients send these fields, so they are accepted. */
export const SignOut = z
  .strictObject({
    callbackURL: CallbackURL.optional().meta(notUsed),
    disableRedirect: z.boolean().optional().meta(notUsed),
    state: z.string().optional().meta(notUsed),
  })
  .default({});

export const RevokeSession = z.strictObject({
  token: z.string().min(1).max(128).meta({ description: 'The token of the session, or its handle from list-sessions' }),
});

export const GetSession = z
  .strictObject({ disableCookieCache: Flag.optional(), disableRefresh: Flag.optional() })
  .default({});
