import type { EventContext } from '#server/call/lifecycle-events.ts';
import { flushUnlessTaken } from '#server/db/request-transaction.ts';
import { newFields } from '#server/fields/additional-fields.ts';

import { userCreated, type CreatedBy } from './events.ts';
import { platformOptions } from './platform.options.ts';
import { userOptions } from './user.options.ts';
import { User } from './user.entity.ts';

type OptionalFields = Pick<
  User,
  'id' | 'image' | 'emailVerified' | 'kind' | 'isAnonymous' | 'username' | 'displayUsername' | 'phoneNumber'
>;

export interface NewUser extends Partial<OptionalFields> {
  /** Canonical. */
  email: string;
  name: string;
  /** The default role of the options if absent. */
  role?: string;
  /** The input of a call or the answer of a provider, which may contain additional fields. */
  fields?: object | undefined;
}

/**
 * Creates a user, without credentials. The row is written with the other changes of the call; the unique constraint on the
 * address rejects a second one.
 */
export async function createUser(ctx: EventContext, profile: NewUser, by: CreatedBy): Promise<User> {
  return announce(ctx, newUser(ctx, profile), by);
}

/** The same, written at once. If the address is taken, all changes of the unit of work are discarded, and `user` is no row. */
export async function createUserUnlessTaken(
  ctx: EventContext,
  profile: NewUser,
  by: CreatedBy,
): Promise<{ user: User; isTaken: boolean }> {
  const user = newUser(ctx, profile);
  const isTaken = !(await flushUnlessTaken(ctx.em, 'user_email_unique'));
  if (isTaken) ctx.em.clear();
  else await announce(ctx, user, by);
  return { user, isTaken };
}

function newUser(ctx: EventContext, { fields, ...profile }: NewUser): User {
  const { phoneNumber = null, kind = 'person', role = platformOptions.of(ctx).defaultRole } = profile;
  // Service accounts have none.
  const additionalFields = kind === 'person' ? newFields(userOptions.of(ctx).additionalFields, fields) : null;
  return ctx.em.create(User, { ...profile, role, phoneNumberVerified: phoneNumber !== null, additionalFields });
}

async function announce(ctx: EventContext, user: User, by: CreatedBy): Promise<User> {
  const { id: subjectId, role } = user;
  if (typeof by === 'object') {
    ctx.audit('user.signed-up', {
      actorId: subjectId,
      subjectId,
      ...(by.signUp && { details: { provider: by.signUp } }),
    });
  }
  if (by === 'administrator' || by === 'operator' || by === 'directory')
    ctx.audit('user.created', { subjectId, details: { role } });
  await userCreated.emit(ctx, { user, by });
  return user;
}
