import { expect, test } from 'vitest';

import { documentedCalls } from '#openapi/calls.ts';
import { errorsOf } from '#openapi/errors.ts';
import { userFieldErrors } from '#server/features/users/user-fields.ts';
import { documentation } from '#server/app/registry.ts';
import { appRouter } from '#server/app/router.ts';
import { RaisedErrors } from '#tests/support/sources/raised-errors.ts';

const noPhoneNumber = { PHONE_NUMBER_EXIST: 'the new user has no phone number' };
const onlyAddress = { USERNAME_IS_ALREADY_TAKEN: 'the new user has no username', ...noPhoneNumber };

/** Codes that the static analysis reaches from an operation but that it never answers, with the reason. */
const neverAnswered: Record<string, Record<string, string>> = {
  'POST /admin/create-user': onlyAddress,
  'POST /admin/update-user': { UNABLE_TO_CREATE_VERIFICATION: 'the user is locked, so the token has its user' },
  'POST /admin/invite-user': {
    ...onlyAddress,
    PASSWORD_TOO_SHORT: 'the input has no password',
    PASSWORD_TOO_LONG: 'the input has no password',
    PASSWORD_COMPROMISED: 'the input has no password',
    PASSWORD_TOO_SIMILAR: 'the input has no password',
    UNABLE_TO_CREATE_VERIFICATION: 'the user is created in the same transaction',
  },
  'POST /admin/send-password-reset': { UNABLE_TO_CREATE_VERIFICATION: 'the row of the user is locked' },
  'POST /admin/send-verification-email': { UNABLE_TO_CREATE_VERIFICATION: 'the row of the user is locked' },
  'POST /service-account/create': { ...onlyAddress, USER_ALREADY_EXISTS: 'the address contains a new id' },
  'POST /organization/create-service-account': {
    ...onlyAddress,
    USER_ALREADY_EXISTS: 'the address contains a new id',
    USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'the account is new',
    TEAM_MEMBER_LIMIT_REACHED: 'the account joins no team',
  },
  'POST /sign-up/email': { ...noPhoneNumber, BANNED_USER: 'a new user is not banned' },
  'POST /phone-number/verify': {
    USERNAME_IS_ALREADY_TAKEN: 'the new user has no username',
    HEADERS_IS_REQUIRED: 'always present over HTTP',
  },
  'GET /verify-email': { BANNED_USER: 'a banned user is verified but not signed in' },
  'GET /magic-link/verify': {
    ...onlyAddress,
    INVALID_TOKEN: 'sent in a redirect',
    USER_ALREADY_EXISTS: 'the concurrently created user is signed in',
  },
  'POST /sign-in/email-otp': { ...onlyAddress, USER_ALREADY_EXISTS: 'the concurrently created user is signed in' },
  'POST /email-otp/verify-email': { BANNED_USER: 'a banned user is verified but not signed in' },
  'POST /email-otp/change-email': { UNABLE_TO_CREATE_VERIFICATION: 'the new address is proven and gets no link' },
  'GET /reset-password/{token}': { INVALID_TOKEN: 'sent in a redirect' },
  'GET /delete-user/callback': {
    UNAUTHORIZED: 'a caller without a session gets FAILED_TO_GET_USER_INFO',
    HEADERS_IS_REQUIRED: 'a caller without a session gets FAILED_TO_GET_USER_INFO',
    API_KEY_NOT_ALLOWED: 'a caller without a session gets FAILED_TO_GET_USER_INFO',
    TWO_FACTOR_REQUIRED: 'allowed before enrolment',
  },
  'POST /sign-in/social': {
    ...onlyAddress,
    FAILED_TO_CREATE_SESSION: 'answered as UNABLE_TO_CREATE_SESSION',
    USER_ALREADY_EXISTS: 'a retry reads the concurrently created user',
  },
  'POST /sign-in/anonymous': {
    ...onlyAddress,
    BANNED_USER: 'a new user is not banned',
    USER_ALREADY_EXISTS: 'the address is random',
  },
  'POST /one-tap/callback': {
    ...onlyAddress,
    INVALID_TOKEN: 'answered as INVALID_ID_TOKEN',
    FAILED_TO_CREATE_SESSION: 'answered as UNABLE_TO_CREATE_SESSION',
    USER_ALREADY_EXISTS: 'a retry reads the concurrently created user',
  },
  'GET /callback/{id}': {
    ...onlyAddress,
    BANNED_USER: 'sent in a redirect',
    TWO_FACTOR_REQUIRED: 'sent in a redirect',
    EMAIL_NOT_VERIFIED: 'sent in a redirect',
    INVALID_TOKEN: 'only for ID tokens sent by the client',
    FAILED_TO_CREATE_SESSION: 'sent in a redirect',
    UNABLE_TO_CREATE_VERIFICATION: 'sent in a redirect',
    REQUEST_IS_REQUIRED: 'always present over HTTP',
    USER_ALREADY_EXISTS: 'a retry reads the concurrently created user',
  },
  'GET /passkey/generate-authenticate-options': { UNABLE_TO_CREATE_VERIFICATION: 'the challenge belongs to no user' },
  'POST /passkey/generate-authenticate-options': { UNABLE_TO_CREATE_VERIFICATION: 'the challenge belongs to no user' },
  'POST /organization/set-active': { INVALID_CURSOR: 'the answer has the first page' },
  'GET /organization/get-full-organization': { INVALID_CURSOR: 'the answer has the first page' },
  'POST /link-social': { UNABLE_TO_CREATE_VERIFICATION: 'answered as UNAUTHORIZED' },
  'POST /organization/create': {
    USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'the organization is new',
    ROLE_NAME_IS_ALREADY_TAKEN: 'the organization is new',
    ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: 'the limit is for joining',
    ROLE_NOT_FOUND: 'the hook cannot change the role of the creator',
    TEAM_MEMBER_LIMIT_REACHED: 'the first team is new',
  },
  'POST /organization/accept-invitation': { ROLE_NOT_FOUND: 'hooks do not change the role of an invitation' },
  'POST /admin/impersonate-user': { FAILED_TO_CREATE_SESSION: 'the row of the user is locked' },
  'GET /account-info': { PROVIDER_IS_NOT_SUPPORTED: 'the input has no providerId' },
  'POST /admin/revoke-user-session': { USER_NOT_FOUND: 'answered as SESSION_NOT_FOUND' },
  'POST /admin/setup': {
    ...onlyAddress,
    BANNED_USER: 'a new user is not banned',
    FAILED_TO_CREATE_SESSION: 'the user is created in the same transaction',
    TWO_FACTOR_REQUIRED: 'no feature demands a second factor of the first administrator',
  },
};

/** Documented codes that are raised outside the imports of the operation. */
const raisedElsewhere: Record<string, readonly string[]> = {
  // A subscriber of `userFieldsReceived`.
  'POST /sign-up/email': userFieldErrors.filter((code) => code !== 'USERNAME_IS_ALREADY_TAKEN'),
  'POST /update-user': userFieldErrors,
  // The unique constraint of the slug.
  'POST /organization/update': ['ORGANIZATION_ALREADY_EXISTS'],
  // A subscriber of `userDeleting`.
  'POST /delete-user': ['THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST'],
  'GET /delete-user/callback': ['THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST'],
  'POST /admin/remove-user': ['THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST'],
};

const raised = new RaisedErrors().byRoute;
const calls = [...documentedCalls(appRouter)].map(([route, call]) => ({ route, call }));

test.for(calls)('$route documents every error that it raises', ({ route, call }) => {
  const codes = raised.get(route);
  expect(codes).toBeDefined();
  const documented = new Set<string>(
    [...errorsOf(call, [], documentation.policyErrors).values()].flat().map(({ code }) => code),
  );

  // Compared for equality, so that outdated exceptions fail as well.
  expect([...codes!].filter((code) => !documented.has(code)).toSorted()).toEqual(
    Object.keys(neverAnswered[route] ?? {}).toSorted(),
  );
});

test.for(calls)('$route raises every error that it documents', ({ route, call }) => {
  const documented = (call.meta.errors ?? []).map((error) => (typeof error === 'string' ? error : error[0]));

  expect(documented.filter((code) => !raised.get(route)!.has(code))).toEqual(raisedElsewhere[route] ?? []);
});

test('the static analysis follows imports, helpers and inline operations', () => {
  expect(raised.get('POST /sign-in/email')).toContain('BANNED_USER');
  expect(raised.get('POST /organization/create')).toContain('ORGANIZATION_ALREADY_EXISTS');
  expect(raised.get('POST /admin/impersonate-user')).toContain('YOU_CANNOT_IMPERSONATE_ADMINS');
});
