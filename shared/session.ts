import { z } from 'zod';

import { CallbackURL, Flag, Moment, OwnId } from './fields.ts';
import { User } from './user.ts';

/** A session as its owner sees it. `token` is the caller's own; of other sessions it is a handle that only revokes. */
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

const notUsed = { description: "For a provider's own logout, which a sign-out here does not start; not used" };

/** The newest published client offers these fields, and a sign-out must not fail for them. */
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
