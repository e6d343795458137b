import { expect } from 'vitest';

import { scopes } from '#generated/permissions.ts';
import { ServiceScope } from '#shared/lib/scopes.ts';
import { calls, makeCall, transportsOf, type Transport } from '#tests/support/calls/make-call.ts';
import { withKey, type ServiceName } from '#tests/support/calls/seeded-keys.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { test as base } from '#tests/support/test.ts';

const test = base.extend<{ seeded: SeededService }>({
  seeded: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using seeded = await startSeededService();
      await use(seeded);
    },
    { scope: 'file' },
  ],
});

const guarded = calls.filter(({ meta }) => meta.guard !== 'anyone');

/** Calls that need no role; the last answers null without a membership. */
const withoutRole = [
  'updateUser',
  'uploadPicture',
  'organization.list',
  'organization.checkSlug',
  'organization.getActiveMember',
];

function isOpenTo(service: ServiceName, { name, meta }: (typeof calls)[number]): boolean {
  if (meta.guard === 'API key') return true;
  if (meta.scope === undefined || withoutRole.includes(name)) return meta.scope !== undefined;
  const isOfOrganization = meta.guard!.startsWith('member') || /^organization\.(get|listUserTeams$)/.test(name);
  return (service === 'organization service') === isOfOrganization;
}

test.for<[ServiceName, Transport]>([
  ['platform service', 'REST'],
  ['platform service', 'RPC'],
  ['organization service', 'REST'],
  ['organization service', 'RPC'],
])(
  'a key of a service account with every scope makes the calls of its role and no others (%s, %s)',
  { timeout: 120_000 },
  async ([as, transport], { seeded }) => {
    const working = successfulCalls(seeded);
    const granted = as === 'platform service' ? ServiceScope.options : scopes;
    for (const call of guarded) {
      const { byApiKey, refused } = working[call.name]!;
      // The seeded directory belongs to an organization of which the service account is no member.
      const { organizationId } = byApiKey as { organizationId?: string };
      if (refused !== undefined || organizationId === seeded.ids.directoryOrganizationId) continue;
      // A service account is no member, so it names the first owner.
      const input = call.name === 'organization.create' ? { ...byApiKey, userId: seeded.ids.userId } : byApiKey;
      if (transportsOf(call.name).includes(transport)) {
        await withKey(seeded, { as, scopes: granted }, async (program) => {
          const { statusCode, body } = await makeCall(program, [call.name, input], transport);
          const isDone = statusCode === 200;
          expect.soft([call.name, transport, isDone, body]).toEqual([call.name, transport, isOpenTo(as, call), body]);
          if (!isOpenTo(as, call)) expect.soft([call.name, await seeded.tables.changes()]).toEqual([call.name, []]);
        });
      }
    }
  },
);
