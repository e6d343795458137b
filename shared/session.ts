import { z } from 'zod';

import { Flag, Moment, OwnId } from './fields.ts';
import { FullUser } from './user.ts';

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

export const SessionWithUser = z.object({ session: Session, user: FullUser }).meta({ id: 'SessionWithUser' });

export const RevokeSession = z.object({
  token: z.string().min(1).max(128).meta({ description: 'The token of the session, or its handle from list-sessions' }),
});

export const GetSession = z
  .object({ disableCookieCache: Flag.optional(), disableRefresh: Flag.optional() })
  .default({});
