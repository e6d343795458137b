import { expect, test } from 'vitest';

import { applyPatch } from '#server/features/scim/patch/apply-patch.ts';
import { readOperations } from '#server/features/scim/patch/operations.ts';
import { ScimError } from '#server/features/scim/scim-error.ts';
import { userType } from '#server/features/scim/schema/attributes.ts';
import { readResource } from '#server/features/scim/schema/resource.ts';

import { patchCases, user } from './patch-cases.ts';

const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];

test.for(patchCases)('PATCH: $name', ({ operations, after, before = user }) => {
  const resource = readResource(userType, before);
  const stored = structuredClone(resource);
  const outcome = () => applyPatch(userType, resource, readOperations(userType, { schemas, Operations: operations }));
  try {
    const expected = typeof after === 'string' ? after : readResource(userType, { ...before, ...after });
    expect(outcome()).toEqual(expected);
  } catch (error) {
    if (!(error instanceof ScimError)) throw error;
    expect([error.status, error.scimType]).toEqual([400, after]);
  }
  // The stored resource is another object, and no prototype has changed.
  expect(resource).toEqual(stored);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('a PATCH needs its schema, and has at most 1,000 operations', () => {
  const operation = { op: 'add', path: 'title', value: 'x' };
  const codeOf = (body: object) => {
    try {
      return readOperations(userType, body).length;
    } catch (error) {
      return (error as ScimError).scimType;
    }
  };
  expect(codeOf({ Operations: [operation] })).toBe('invalidSyntax');
  expect(codeOf({ schemas, Operations: Array.from({ length: 1001 }, () => operation) })).toBe('invalidSyntax');
  expect(codeOf({ schemas, operations: Array.from({ length: 1000 }, () => operation) })).toBe(1000);
});
