import { defineEvent } from '#server/call/lifecycle-events.ts';

/** A member left or was removed, while user and organization remain. */
export const memberRemoved = defineEvent<{ organizationId: string; userId: string }>('memberRemoved');

/** An organization is about to be deleted; its row is locked. Members, teams and invitations go by cascade. */
export const organizationDeleting = defineEvent<{ organizationId: string }>('organizationDeleting');

/** The logo of an organization changed; null if it was removed. The row of the organization is locked. */
export const logoChanged = defineEvent<{ organizationId: string; logo: string | null }>('logoChanged');
