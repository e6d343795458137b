import { userFieldErrors } from '#server/features/users/user-fields.ts';
import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  updateUser: {
    as: 'owner',
    input: { name: 'Changed' },
    variants: [{ username: 'Changed', displayUsername: 'New' }, { image: 'https://example.com/new.png' }],
    statements: 2,
    audits: 'username.changed',
    whileImpersonating: { limited: 'changes name and image, and no sign-in name' },
    raisesElsewhere: userFieldErrors,
  },
  changeEmail: {
    as: 'owner',
    input: { newEmail: 'new@example.com' },
    statements: 8,
    audits: 'email.changed',
    emits: ['emailChanged'],
    whileImpersonating: 'rejected',
  },
};
