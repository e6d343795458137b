import { defineEvent } from '#server/events.ts';

/** A user is no member any more, while user and organization remain. */
export const memberRemoved = defineEvent<{ organizationId: string; userId: string }>('memberRemoved');

/** An organization is about to be deleted; its row is locked. Members, teams and invitations go by cascade. */
export const organizationDeleting = defineEvent<{ organizationId: string }>('organizationDeleting');
