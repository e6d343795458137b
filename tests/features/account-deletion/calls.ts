import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import { PASSWORD } from '#tests/support/person.ts';

export const calls: FeatureCalls = {
  deleteUser: {
    as: 'guest',
    input: { password: PASSWORD },
    statements: 3,
    audits: { event: 'user.deleted', elsewhere: 'confirmed by mail: tests/features/account-deletion' },
    whileImpersonating: 'rejected',
    raisesElsewhere: ['THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST', 'LEGAL_HOLD'],
  },
  deleteUserCallback: {
    as: 'member',
    input: ({ ids: { deletion } }) => ({ token: deletion }),
    statements: 22,
    emits: ['userDeleting'],
    whileImpersonating: 'rejected',
    changesData: true,
    neverStale: 'pages, redirects and files',
    neverAnswers: {
      UNAUTHORIZED: 'a caller without a session gets FAILED_TO_GET_USER_INFO',
      HEADERS_IS_REQUIRED: 'a caller without a session gets FAILED_TO_GET_USER_INFO',
      API_KEY_NOT_ALLOWED: 'a caller without a session gets FAILED_TO_GET_USER_INFO',
      TWO_FACTOR_REQUIRED: 'allowed before enrolment',
    },
    raisesElsewhere: ['THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST', 'LEGAL_HOLD'],
  },
};
