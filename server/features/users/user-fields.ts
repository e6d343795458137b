import { defineEvent, type EventContext } from '#server/call/lifecycle-events.ts';

import type { User } from './user.entity.ts';

/** The errors of calls that take these fields. */
export const userFieldErrors = [
  'USERNAME_IS_NOT_ENABLED',
  'USERNAME_IS_ALREADY_TAKEN',
  'USERNAME_TOO_SHORT',
  'USERNAME_TOO_LONG',
  'INVALID_USERNAME',
  'INVALID_DISPLAY_USERNAME',
  'USERNAME_IS_IMMUTABLE',
] as const;

export type UserFields = Pick<User, 'username' | 'displayUsername'>;

/** Undefined fields do not change. */
type Fields = { [Field in keyof UserFields]?: UserFields[Field] | undefined };

export interface ReceivedUserFields {
  user: UserFields;
  fields: Fields;
}

/** A sign-up or a change of the profile with fields of a feature, which checks them and sets them in `user`. */
export const userFieldsReceived = defineEvent<ReceivedUserFields>('userFieldsReceived');

/** Sets the fields of a sign-up or of a profile that belong to features. */
export async function setUserFields(
  ctx: EventContext,
  user: UserFields,
  { username, displayUsername }: Fields,
): Promise<void> {
  if (username === undefined && displayUsername === undefined) return;
  await userFieldsReceived.emit(ctx, { user, fields: { username, displayUsername } });
}
