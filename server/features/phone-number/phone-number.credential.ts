import type { EntityManager } from '@mikro-orm/postgresql';

import type { SignInCredentialKind } from '#server/call/lifecycle-events.ts';
import { User, UserSchema } from '#server/features/users/user.entity.ts';

/** The name of the kind in lists of accounts and in `unlink-account`. */
export const PHONE_NUMBER = 'phone-number';

/** Sets a number that was just verified, or removes it. Requires the lock on the user. */
export function setPhoneNumber(user: User, phoneNumber: string | null): void {
  user.phoneNumber = phoneNumber;
  user.phoneNumberVerified = phoneNumber !== null;
}

async function removeNumber(em: EntityManager, userId: string): Promise<void> {
  setPhoneNumber(await em.findOneOrFail(User, { id: userId }), null);
}

/** A user's phone number, in the columns of the user. */
export const phoneNumberCredential: SignInCredentialKind = {
  name: PHONE_NUMBER,
  entities: [UserSchema],
  list: async (em, userId) => {
    const { phoneNumber, createdAt, updatedAt } = await em.findOneOrFail(User, { id: userId });
    if (phoneNumber === null) return [];
    const names = { provider: PHONE_NUMBER, providerId: PHONE_NUMBER };
    return [{ id: userId, ...names, accountId: phoneNumber, userId, scopes: [], createdAt, updatedAt }];
  },
  revoke: (em, { userId }) => removeNumber(em, userId),
  purgeUnproven: ({ em }, userId) => removeNumber(em, userId),
};
