import type { RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { setUserFields, type UserFields } from '#server/features/users/user-fields.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import { parseOperatorFields } from '#server/fields/operator-fields.ts';

import type { Profile } from './user-info.ts';

/** The fields of a user that `mapProfileToUser` returned, beside those of the profile. */
export interface MappedFields {
  additional: StoredFields;
  username: { username?: string; displayUsername?: string };
}

const usernameFields = ['username', 'displayUsername'];

/** What cannot be stored is logged, since a person cannot repair a mapping by signing in again. */
export async function readMappedFields(ctx: RequestContext, { mappedFields }: Profile): Promise<MappedFields> {
  const isUsername = ([name, value]: [string, unknown]) => usernameFields.includes(name) && typeof value === 'string';
  const entries = Object.entries(mappedFields);
  const others = Object.fromEntries(entries.filter((entry) => !isUsername(entry)));
  const { fields, rejected } = await parseOperatorFields(userOptions.of(ctx).additionalFields, others);
  if (rejected.length > 0) ctx.log.warn({ fields: rejected }, 'mapProfileToUser returned fields that are not stored');
  return { additional: fields, username: Object.fromEntries(entries.filter(isUsername)) };
}

/** The username of a new user, unless users could not choose it. */
export async function mappedNames(ctx: RequestContext, { username }: MappedFields): Promise<UserFields> {
  const names = { username: null, displayUsername: null };
  try {
    await setUserFields(ctx, names, username);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ code: error.errorCode }, 'mapProfileToUser returned a username that is not stored');
  }
  return names;
}
