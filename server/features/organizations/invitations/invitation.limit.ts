import type { LimitRule } from '#server/http/limits.ts';

export const inviteLimit: LimitRule = {
  name: 'invite',
  calls: 'inviting, and mailing invitations again',
  max: 20,
  window: 60,
};
