import { expect, test } from 'vitest';

import { violationOf, type RecordedResponse } from '#tests/support/sources/response-violations.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const answer = (change: Partial<RecordedResponse> & { json?: unknown }): RecordedResponse => ({
  method: 'POST',
  url: '/api/auth/sign-in/email?x=1',
  status: 401,
  headers: json,
  body: JSON.stringify(change.json ?? { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' }),
  ...change,
});

test('documented responses and paths without a call are no violations', () => {
  expect(violationOf(answer({}))).toBeNull();
  expect(violationOf(answer({ url: '/api/auth/nothing', status: 404 }))).toBeNull();
  const message = 'This page is at https://evil.example, which is not trusted. Add it to TRUSTED_ORIGINS.';
  expect(violationOf(answer({ status: 403, json: { code: 'INVALID_ORIGIN', message } }))).toBeNull();
});

const violations: [what: string, RecordedResponse, expected: RegExp][] = [
  ['an undocumented status', answer({ status: 418 }), /does not document this status/],
  [
    'an undocumented code',
    answer({ json: { code: 'TEAM_NOT_FOUND', message: 'Team not found' } }),
    /body\/code must be equal to one of/,
  ],
  [
    'a message that differs from the catalogue',
    answer({ json: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'No' } }),
    /says «No»/,
  ],
  ['an error without a code', answer({ json: { message: 'Invalid email or password' } }), /required property 'code'/],
  [
    'an undocumented field',
    answer({ url: '/api/auth/sign-out', status: 200, json: { success: true, secret: 1 } }),
    /additional properties/,
  ],
  ['a missing field', answer({ url: '/api/auth/sign-out', status: 200, json: {} }), /required property 'success'/],
  ['another content type', answer({ headers: { 'content-type': 'text/plain' } }), /the body is text\/plain/],
  [
    'an undocumented code over RPC',
    answer({
      url: '/api/trpc/signIn.email',
      json: { error: { data: { code: 'TEAM_NOT_FOUND', message: 'Team not found', httpStatus: 401 } } },
    }),
    /body\/code must be equal/,
  ],
  [
    'an undocumented field over RPC',
    answer({ url: '/api/trpc/signOut', status: 200, json: { result: { data: { success: true, secret: 1 } } } }),
    /additional properties/,
  ],
];

test.for(violations)('%s is a violation', ([, response, expected]) => {
  expect(violationOf(response)).toMatch(expected);
});
