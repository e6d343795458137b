import { defineEvent, type ListedCredential } from '#server/call/lifecycle-events.ts';
import type { User } from '#server/features/users/user.entity.ts';

/** A user is about to remove one of their credentials. A subscriber may refuse. The row of the user is locked. */
export const credentialUnlinking = defineEvent<{ user: User; credential: ListedCredential }>('credentialUnlinking');
