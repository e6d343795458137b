import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';

import { addErrorTexts, errorMessage, type ErrorTexts } from '#client/components/text/error-message.ts';
import type { Navigation } from '#client/console/feature.ts';
import { admin } from '#client/features/admin/feature.ts';
import { organizations } from '#client/features/organizations/feature.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { errors } from '#generated/features.ts';

const navigations = import.meta.glob<{ navigation: Navigation }>('../../client/features/*/navigation.ts', {
  eager: true,
});

const ofComponents = import.meta.glob<Record<string, ErrorTexts | object>>(
  '../../client/components/errors/*-errors.ts',
  {
    eager: true,
  },
);

for (const module of Object.values(ofComponents))
  for (const [name, texts] of Object.entries(module)) if (name.endsWith('Errors')) addErrorTexts(texts);
for (const texts of [organizations.errors, admin.errors]) addErrorTexts(texts);
for (const { navigation } of Object.values(navigations)) addErrorTexts(navigation.errors);

/** Errors of calls and inputs that the web app does not send. */
const notShown: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'INVALID_JSON_IN_REQUEST_BODY',
  'INVALID_CALLBACKURL',
  'INVALID_REDIRECTURL',
  'INVALID_ERRORCALLBACKURL',
  'INVALID_NEWUSERCALLBACKURL',
  'REQUEST_TIMEOUT',
  'UNSUPPORTED_MEDIA_TYPE',
  'REQUEST_HEADER_FIELDS_TOO_LARGE',
  'FAILED_TO_CREATE_SESSION',
  'EITHER_USERID_OR_SESSION_IS_REQUIRED',
  'HEADERS_IS_REQUIRED',
  'REQUEST_IS_REQUIRED',
  'UNAUTHORIZED_TO_ACCESS_RESOURCE',
  'TOKEN_EXPIRED',
  'CLIENT_REQUESTS_ARE_DISABLED',
  'INVALID_ID_TOKEN',
  'INVALID_PHONE_NUMBER',
  'INVALID_PHONE_NUMBER_OR_PASSWORD',
  'PHONE_NUMBER_EXIST',
  'PHONE_NUMBER_NOT_EXIST',
  'ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY',
  'USER_IS_NOT_ANONYMOUS',
  'DELETE_ANONYMOUS_USER_DISABLED',
  'FAILED_TO_GET_USER_INFO',
  'USER_ALREADY_HAS_A_PASSWORD',
  'EMAIL_CAN_NOT_BE_UPDATED',
  'CHANGE_EMAIL_IS_DISABLED',
  'PROVIDER_IS_NOT_SUPPORTED',
  'PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING',
  'ID_TOKEN_NOT_SUPPORTED',
  'USER_EMAIL_NOT_FOUND',
  'ACCOUNT_NOT_LINKED',
  'SIGNUP_DISABLED',
  'UNABLE_TO_LINK_ACCOUNT',
  'UNABLE_TO_CREATE_USER',
  'UNABLE_TO_CREATE_SESSION',
  'FAILED_TO_REFRESH_ACCESS_TOKEN',
  'FAILED_TO_GET_A_VALID_ACCESS_TOKEN',
  'ORGANIZATION_ID_IS_REQUIRED',
  'NO_ACTIVE_ORGANIZATION',
  'YOU_DO_NOT_HAVE_AN_ACTIVE_TEAM',
  'FAILED_TO_RETRIEVE_INVITATION',
  'NOT_AUTHENTICATED',
  'YOU_CANNOT_BAN_YOURSELF',
  'YOU_CANNOT_REMOVE_YOURSELF',
  'NO_DATA_TO_UPDATE',
  'API_KEY_NOT_ALLOWED',
  'INSUFFICIENT_API_KEY_PERMISSIONS',
  'INVALID_ACCESS_TOKEN',
  'ACCESS_TOKEN_NOT_ALLOWED',
  'INSUFFICIENT_SCOPE',
  'INVALID_API_KEY',
  'KEY_DISABLED',
  'KEY_EXPIRED',
  'NETWORK_NOT_ALLOWED_FOR_THIS_API_KEY',
  'CANNOT_DELETE_A_PRE_DEFINED_ROLE',
  'INVALID_RESOURCE',
  'YOU_MUST_BE_IN_AN_ORGANIZATION_TO_CREATE_A_ROLE',
  // It has no screen for directories yet.
  'DIRECTORY_GROUP_ALREADY_EXISTS',
  'DIRECTORY_USER_ALREADY_EXISTS',
  // The web app shows no captcha.
  'MISSING_RESPONSE',
  'VERIFICATION_FAILED',
  // Its own pages cause none of these.
  'INVALID_OAUTH_QUERY',
  'INVALID_LOGOUT_TOKEN',
  'SINGLE_LOGOUT_NOT_ENABLED',
  // Its page of domains makes the calls of organizations.
  'DOMAIN_VERIFICATION_FAILED',
  'DOMAIN_VERIFIED',
  'NO_PENDING_VERIFICATION',
  'INVALID_LOGOUT_MESSAGE',
  'PROVIDER_HAS_ANOTHER_PROTOCOL',
  'EMAIL_ORGANIZATIONSLUG_DOMAIN_OR_PROVIDERID_IS_REQUIRED',
  'NO_PROVIDER_FOUND_FOR_THE_ISSUER',
  'NO_FIELDS_PROVIDED_FOR_UPDATE',
  'THIS_PROVIDERID_IS_RESERVED_AND_CANNOT_BE_USED_FOR_AN_SSO_PROVIDER',
  'RECEIPT_NOT_FOUND',
  'IDEMPOTENCY_KEY_IN_USE',
  'IDEMPOTENCY_KEY_NOT_SUPPORTED',
  'IDEMPOTENCY_KEY_REUSED',
  'INVALID_IDEMPOTENCY_KEY',
];

function messageOf(code: ErrorCode, answered?: string): string {
  const [httpStatus, listed] = errors[code];
  const message = answered ?? listed;
  const meta = { response: new Response(null, { status: httpStatus }) };
  const result = { error: { code: -32_603, message, data: { code, message, httpStatus } } };
  return errorMessage(new TRPCClientError(message, { meta, result }));
}

/** The message of the API, with a capital letter. */
const isRaw = (code: ErrorCode) => messageOf(code).slice(1) === errors[code][1].slice(1);

test('every error that the web app can show has a sentence of its own', () => {
  const raw = (Object.keys(errors) as ErrorCode[]).filter(isRaw);
  expect(raw.toSorted()).toEqual(notShown.toSorted());
});

test('a developer reads which origin to trust', () => {
  const answered = 'This page is at http://localhost:4813, which is not trusted. Add it to TRUSTED_ORIGINS.';
  expect(messageOf('INVALID_ORIGIN', answered)).toBe(answered);
});

test('missing permissions and server faults share a sentence each', () => {
  expect(messageOf('YOU_ARE_NOT_ALLOWED_TO_LIST_USERS')).toBe('You don’t have permission to do this.');
  expect(messageOf('FAILED_TO_GET_SESSION')).toBe('Something went wrong on our side. Please try again.');
});

test('an administrator who creates a user with a used email gets no advice to sign in', () => {
  expect(messageOf('USER_ALREADY_EXISTS')).toBe('An account with this email already exists');
});
