import { expect, test } from 'vitest';

import { documentedCalls } from '#openapi/calls.ts';
import { errorsOf } from '#openapi/errors.ts';
import { documentation } from '#server/app/registry.ts';
import { appRouter } from '#server/app/router.ts';
import { factsOf } from '#tests/support/calls/feature-calls.ts';
import { RaisedErrors } from '#tests/support/sources/raised-errors.ts';

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
    Object.keys(factsOf(call.name).neverAnswers ?? {}).toSorted(),
  );
});

test.for(calls)('$route raises every error that it documents', ({ route, call }) => {
  const documented = (call.meta.errors ?? []).map((error) => (typeof error === 'string' ? error : error[0]));

  expect(documented.filter((code) => !raised.get(route)!.has(code))).toEqual(factsOf(call.name).raisesElsewhere ?? []);
});

test('the static analysis follows imports, helpers and inline operations', () => {
  expect(raised.get('POST /sign-in/email')).toContain('BANNED_USER');
  expect(raised.get('POST /organization/create')).toContain('ORGANIZATION_ALREADY_EXISTS');
  expect(raised.get('POST /admin/impersonate-user')).toContain('YOU_CANNOT_IMPERSONATE_ADMINS');
});
