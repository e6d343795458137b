import { defineEvent } from '#server/call/lifecycle-events.ts';
import type { User } from '#server/features/users/user.entity.ts';

/** The identity provider of an organization states who signs in; `user` is null without an account. A subscriber that throws refuses it. */
export const identityStated = defineEvent<{ organizationId: string; email: string; user: User | null }>(
  'identityStated',
);
