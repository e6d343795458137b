import { defineEvent } from '#server/events.ts';

import type { User } from './user.entity.ts';

/** A user is about to be deleted; their row is locked. A subscriber that throws keeps them. */
export const userDeleting = defineEvent<{ user: User }>('userDeleting');
