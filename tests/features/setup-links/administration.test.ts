import { expect, vi } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { expectOk, newOrganization, refusalOf } from '#tests/support/organization.ts';
import type { Person } from '#tests/support/person.ts';
import { openLink } from '#tests/support/setup-links.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { sqlOf } from '#tests/features/sso/sign-in/connections.ts';

const create = (person: Person, organizationId: string, input: object = {}) =>
  person.post('/admin/create-organization-setup-link', { organizationId, scopes: ['sso'], ...input });

test('an administrator creates a set-up link for an organization that the administrator is not in', async ({
  gatehouse,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id: organizationId, owner } = await newOrganization(gatehouse);
  const { body } = await expectOk(create(admin, organizationId, { scopes: ['scim', 'domains'], expiresIn: 600 }));

  expect(body.link).toMatchObject({ organizationId, scopes: ['domains', 'scim'], mayEnable: false, openedAt: null });
  expect(new Date(body.link.expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(600_000);
  const token = new URL(body.url).hash.slice(1);
  const holder = await openLink(gatehouse, { token });
  await expectOk(holder.get('/organization/list-domains'));
  const listed = (await expectOk(owner.get('/organization/list-setup-links', { organizationId }))).body;
  expect(listed).toMatchObject([{ id: body.link.id, openedAt: expect.any(String) }]);
  const entries = `select actor_id, details->>'setupLinkId' id from audit_entry
    where event = 'setup-link.created' and organization_id = '${organizationId}'`;
  expect(await sqlOf(gatehouse)(entries)).toEqual([{ actor_id: admin.id, id: body.link.id }]);
});

test('links of administrators and of members count for one limit, and never take effect at once', async ({
  gatehouse,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id: organizationId, owner } = await newOrganization(gatehouse);
  for (let n = 0; n < 2; n += 1)
    await expectOk(owner.post('/organization/create-setup-link', { organizationId, scopes: ['sso'] }));
  for (let n = 0; n < 3; n += 1) await expectOk(create(admin, organizationId));

  expect(await refusalOf(create(admin, organizationId))).toBe('400 SETUP_LINK_LIMIT_REACHED');
  expect(await refusalOf(create(admin, organizationId, { mayEnable: true }))).toBe('400 VALIDATION_ERROR');
  expect(await refusalOf(create(admin, organizationId, { scopes: [] }))).toBe('400 VALIDATION_ERROR');
  expect(await refusalOf(create(admin, admin.id))).toBe('400 ORGANIZATION_NOT_FOUND');
});

test('set-up links of operators require the permission and a recent sign-in', async () => {
  await using gatehouse = await startGatehouse({ admin: { roles: { support: { enterprise: ['read'] } } } });
  const { id: organizationId, owner } = await newOrganization(gatehouse);
  const [admin, support] = [await signUpWithRole(gatehouse, 'admin'), await signUpWithRole(gatehouse, 'support')];
  const refused = '403 YOU_ARE_NOT_ALLOWED_TO_DISABLE_CONNECTIONS';

  expect(await refusalOf(create(owner, organizationId))).toBe(refused);
  expect(await refusalOf(create(support, organizationId))).toBe(refused);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  expect(await refusalOf(create(admin, organizationId))).toBe('403 SESSION_IS_NOT_FRESH');
});
