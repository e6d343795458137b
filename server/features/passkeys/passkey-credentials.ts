import type { SignInCredentialKind } from '#server/call/lifecycle-events.ts';
import type { SecondFactor } from '#server/call/second-factors.ts';

import { Passkey, PasskeySchema } from './passkey.entity.ts';

export const passkeyCredential: SignInCredentialKind = {
  name: 'passkey',
  entities: [PasskeySchema],
  hasOwnRemoval: true,
  // Another passkey is a second factor only.
  list: async (em, userId) => {
    const passkeys = await em.find(Passkey, { user: userId, discoverable: true });
    return passkeys.map(({ id, createdAt, lastUsedAt }) => ({
      id,
      provider: 'passkey',
      providerId: 'passkey',
      accountId: id,
      userId,
      scopes: [],
      createdAt,
      updatedAt: lastUsedAt ?? createdAt,
    }));
  },
  revoke: async (em, { id }) => {
    em.remove(em.getReference(Passkey, id));
  },
  purgeUnproven: async ({ em }, userId) => {
    await em.nativeDelete(Passkey, { user: userId });
  },
};

export const passkeyFactor: SecondFactor = {
  method: 'passkey',
  isEnrolled: async (em, userId) => (await em.count(Passkey, { user: userId })) > 0,
};
