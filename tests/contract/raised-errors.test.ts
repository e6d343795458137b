import { expect, test } from 'vitest';

import { statedCalls } from '#openapi/calls.ts';
import { errorsOf } from '#openapi/errors.ts';
import { appRouter } from '#server/router.ts';
import { RaisedErrors } from '#tests/support/raised-errors.ts';

/** What stands in reach of a call's operation and is never its answer, and why. */
const neverAnswered: Record<string, Record<string, string>> = {
  'POST /sign-up/email': { BANNED_USER: 'who has just been made is not banned' },
  'GET /verify-email': { BANNED_USER: 'a banned person is not signed in by the proof' },
  'GET /magic-link/verify': {
    INVALID_TOKEN: 'the word of a redirect',
    USER_ALREADY_EXISTS: 'the user who was created meanwhile is signed in',
  },
  'GET /reset-password/{token}': { INVALID_TOKEN: 'the word of a redirect' },
  'GET /delete-user/callback': {
    UNAUTHORIZED: 'whoever has no session is answered FAILED_TO_GET_USER_INFO',
    HEADERS_IS_REQUIRED: 'whoever has no session is answered FAILED_TO_GET_USER_INFO',
  },
  'POST /sign-in/social': {
    FAILED_TO_CREATE_SESSION: 'answered UNABLE_TO_CREATE_SESSION',
    USER_ALREADY_EXISTS: 'a second attempt finds the user who was created meanwhile',
  },
  'GET /callback/{id}': {
    BANNED_USER: 'the word of a redirect',
    EMAIL_NOT_VERIFIED: 'the word of a redirect',
    INVALID_TOKEN: 'of an ID token that is handed in',
    FAILED_TO_CREATE_SESSION: 'the word of a redirect',
    UNABLE_TO_CREATE_VERIFICATION: 'the word of a redirect',
    REQUEST_IS_REQUIRED: 'over HTTP there always is one',
    USER_ALREADY_EXISTS: 'a second attempt finds the user who was created meanwhile',
  },
  'POST /link-social': { UNABLE_TO_CREATE_VERIFICATION: 'answered UNAUTHORIZED' },
  'POST /organization/create': { USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'the organization is new' },
  'POST /admin/impersonate-user': { FAILED_TO_CREATE_SESSION: 'the row of the user is locked' },
  'GET /account-info': { PROVIDER_IS_NOT_SUPPORTED: 'it takes no providerId' },
  'POST /admin/revoke-user-session': { USER_NOT_FOUND: 'answered SESSION_NOT_FOUND' },
  'POST /admin/setup': {
    BANNED_USER: 'who has just been made is not banned',
    FAILED_TO_CREATE_SESSION: 'the person is made in the same transaction',
  },
};

/** What stands beside a call and is raised where no import leads to. */
const raisedElsewhere: Record<string, readonly string[]> = {
  // By the unique constraint of the slug.
  'POST /organization/update': ['ORGANIZATION_ALREADY_EXISTS'],
  // By a subscriber of `userDeleting`.
  'POST /delete-user': ['THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST'],
  'GET /delete-user/callback': ['THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST'],
  'POST /admin/remove-user': ['THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST'],
};

const raised = new RaisedErrors().byRoute;
const calls = [...statedCalls(appRouter)].map(([route, call]) => ({ route, call }));

test.for(calls)('$route raises no error that does not stand beside it', ({ route, call }) => {
  const codes = raised.get(route);
  expect(codes).toBeDefined();
  const stated = new Set<string>([...errorsOf(call, []).values()].flat().map(({ code }) => code));

  // Both ways: an exception that is no longer one is to be taken out again.
  expect([...codes!].filter((code) => !stated.has(code)).toSorted()).toEqual(
    Object.keys(neverAnswered[route] ?? {}).toSorted(),
  );
});

test.for(calls)('$route states no error that it does not raise', ({ route, call }) => {
  const stated = (call.meta.errors ?? []).map((error) => (typeof error === 'string' ? error : error[0]));

  expect(stated.filter((code) => !raised.get(route)!.has(code))).toEqual(raisedElsewhere[route] ?? []);
});

test('the codes of the source are found: through imports, helpers and inline operations', () => {
  expect(raised.get('POST /sign-in/email')).toContain('BANNED_USER');
  expect(raised.get('POST /organization/create')).toContain('ORGANIZATION_ALREADY_EXISTS');
  expect(raised.get('POST /admin/impersonate-user')).toContain('YOU_CANNOT_IMPERSONATE_ADMINS');
});
