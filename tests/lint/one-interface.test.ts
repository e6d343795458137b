import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The calls that the files make, such as `organization.list`. */
function callsIn(pattern: string): Set<string> {
  const code = globSync(pattern, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const hooks = code.flatMap((text) => [
    ...text.matchAll(/\b(?:trpc|client)\.([\w.]+)\.(?:useQuery|useMutation|query|mutate|usePrefetchQuery)\b/g),
  ]);
  return new Set(hooks.map(([, call]) => call!));
}

/** Calls of the components that the screens of the web app make too. The list only becomes shorter. */
const madeTwice: readonly string[] = [
  'organization.cancelInvitation',
  'organization.getActiveMember',
  'organization.inviteMember',
  'organization.list',
  'organization.listInvitations',
  'organization.listMembers',
  'organization.listRoles',
  'organization.removeMember',
  'organization.resendInvitation',
  'organization.transferOwnership',
  'organization.update',
  'organization.updateMemberRole',
];

test('the screens of the web app make few of the calls that the components make', () => {
  const ofComponents = callsIn('client/components/**/*.{ts,tsx}');
  const ofScreens = callsIn('client/{console,features}/**/*.{ts,tsx}');
  expect(ofComponents.size).toBeGreaterThan(60);
  expect([...ofScreens].filter((call) => ofComponents.has(call)).toSorted()).toEqual(madeTwice);
});
