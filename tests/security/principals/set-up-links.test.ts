import { expect } from 'vitest';

import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { calls, makeCall } from '#tests/support/calls/make-call.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { createLink, openLink } from '#tests/support/setup-links.ts';
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
const accepted = guarded.filter(({ meta }) => meta.guard!.includes(SET_UP_LINK));
const others = guarded.filter((call) => !accepted.includes(call));

test('only these calls accept a set-up link', () => {
  expect(accepted.map(({ name }) => name).toSorted()).toEqual(
    [
      'organization.addDomain',
      'organization.createDirectory',
      'organization.createDirectoryToken',
      'organization.deleteDirectoryToken',
      'organization.deleteDomain',
      'organization.getDirectory',
      'organization.listDomains',
      'organization.verifyDomain',
      'setupLink.complete',
      'setupLink.get',
      'sso.addCertificate',
      'sso.activateCertificate',
      'sso.enable',
      'sso.getProvider',
      'sso.getTest',
      'sso.listAttempts',
      'sso.providers',
      'sso.refreshMetadata',
      'sso.register',
      'sso.removeCertificate',
      'sso.rotateCertificate',
      'sso.rotateClientKey',
      'sso.test',
      'sso.updateProvider',
    ].toSorted(),
  );
});

test('every other call treats the holder of a link as a visitor', { timeout: 120_000 }, async ({ seeded }) => {
  const working = successfulCalls(seeded);
  const { holder } = seeded.callers;
  for (const { name } of others) {
    const { statusCode } = await makeCall(holder, [name, working[name]!.input]);
    expect([name, statusCode]).toEqual([name, expect.toSatisfy((status: number) => [401, 403, 404].includes(status))]);
  }
});

test(
  'a link that has ended, or of another browser, is refused by every call',
  { timeout: 120_000 },
  async ({ seeded }) => {
    const { gatehouse, ids, callers } = seeded;
    const working = successfulCalls(seeded);
    const organization = { id: ids.organizationId, owner: callers.owner } as Parameters<typeof createLink>[0];
    const newHolder = async () => {
      const link = await createLink(organization);
      return { link, holder: await openLink(gatehouse, link) };
    };
    const end = (id: string, change: string) =>
      runSql(gatehouse.options.databaseUrl!, `update setup_link set ${change} where id = '${id}'`);
    const expired = await newHolder();
    await end(expired.link.id, `expires_at = now()`);
    const revoked = await newHolder();
    await end(revoked.link.id, 'revoked_at = now()');
    const completed = await newHolder();
    await end(completed.link.id, 'completed_at = now()');
    const elsewhere = new Person(gatehouse);
    elsewhere.headers = { ...callers.holder.headers };
    const otherLink = new Person(gatehouse);
    otherLink.headers = { 'setup-link': ids.userId };

    for (const { name } of accepted) {
      for (const person of [expired.holder, revoked.holder, completed.holder, elsewhere, otherLink]) {
        const { statusCode } = await makeCall(person, [name, working[name]!.input]);
        expect([name, statusCode]).toEqual([name, 401]);
      }
    }
  },
);
