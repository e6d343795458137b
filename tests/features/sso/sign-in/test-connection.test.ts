import { expect } from 'vitest';

import { expectOk, newMember } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';

import { errorOf, returnTo, sqlOf, test, type TestSso } from './connections.ts';

async function runTest({ organization, server, providerId }: TestSso, subject: string) {
  const { owner, id: organizationId } = organization;
  const of = { organizationId, providerId };
  const { body } = await expectOk(owner.post('/sso/test', { ...of, callbackURL: '/settings' }));
  const attempt = { ...of, attemptId: body.attemptId as string };
  expect((await expectOk(owner.get('/sso/get-test', attempt))).body).toBeNull();
  const result = await returnTo(owner, await server.consent(new URL(body.url as string), subject));
  return { result, test: (await expectOk(owner.get('/sso/get-test', attempt))).body };
}

test('a test shows what the provider states, signs no one in, and lets the connection be enabled', async ({
  gatehouse,
  sso,
}) => {
  const { organization, domain, connection, newUser, providerId } = sso;
  const sql = sqlOf(gatehouse);
  await sql(`update sso_connection set enabled_at = null where id = '${connection.id}'`);
  const enable = () => organization.owner.post('/sso/enable', { organizationId: organization.id, providerId });
  expect((await enable()).body.code).toBe('SSO_NOT_TESTED');

  const foreign = await runTest(sso, newUser('a@other.example'));
  expect(errorOf(foreign.result)).toBe('sso_email_not_in_domain');
  expect(foreign.test).toMatchObject({
    passed: false,
    reason: 'sso_email_not_in_domain',
    steps: [
      { step: 'response', passed: true },
      { step: 'token', passed: true },
      { step: 'address', passed: true },
      { step: 'domain', passed: false },
    ],
    wouldDo: null,
  });
  expect((await enable()).body.code).toBe('SSO_NOT_TESTED');

  const email = `tested@${domain}`;
  const { result, test: passed } = await runTest(sso, newUser(email, { name: 'Ada' }));
  expect(result).toEqual({ status: 302, location: '/settings' });
  expect(passed).toMatchObject({ passed: true, reason: null, stated: { email, name: 'Ada' } });
  expect(passed.claims).toContainEqual({ name: 'email', value: email });
  expect(passed.wouldDo).toEqual({ does: 'create', role: 'member', reason: null });
  expect(await sql(`select 1 from "user" where email = '${email}'`)).toEqual([]);
  expect((await organization.owner.get('/get-session')).body.user.id).toBe(organization.owner.id);
  expect((await enable()).body.enabled).toBe(true);
  const entries = `select actor_id, details->>'passed' passed from audit_entry
    where event = 'sso-connection.tested' and organization_id = '${organization.id}' order by id`;
  const actor_id = organization.owner.id;
  expect(await sql(entries)).toEqual([
    { actor_id, passed: 'false' },
    { actor_id, passed: 'true' },
  ]);
});

test('a test shows what a sign-in would do, without doing it', async ({ gatehouse, sso }) => {
  const { organization, domain, connection, newUser, signIn } = sso;
  const sql = sqlOf(gatehouse);
  const foresee = async (subject: string) => (await runTest(sso, subject)).test.wouldDo;
  const existing = async (name: string) => Person.signUpVerified(gatehouse, { email: `${name}@${domain}` });
  const granted = { role: 'member', reason: null };
  const refused = { does: 'refuse', role: null };

  const known = newUser(`known@${domain}`);
  await signIn(new Person(gatehouse), known);
  expect(await foresee(known)).toEqual({ does: 'sign-in', ...granted });
  const ada = await existing('ada');
  expect(await foresee(newUser(ada.email))).toEqual({ does: 'link', ...granted });
  const owner = await existing('owner');
  await newMember(gatehouse, organization, { person: owner, role: 'owner' });
  expect(await foresee(newUser(owner.email))).toEqual({ does: 'confirm', role: 'owner', reason: null });
  expect(await foresee(newUser(`known@${domain}`))).toEqual({ ...refused, reason: 'sso_identity_changed' });
  const admin = await existing('admin');
  await sql(`update "user" set role = 'admin' where id = '${admin.id}'`);
  expect(await foresee(newUser(admin.email))).toEqual({ ...refused, reason: 'sso_account_refused' });
  await sql(`update "user" set banned = true where id = '${ada.id}'`);
  expect(await foresee(newUser(ada.email))).toEqual({ ...refused, reason: 'banned' });
  await sql(`update sso_connection set jit = false where id = '${connection.id}'`);
  expect(await foresee(newUser(`new@${domain}`))).toEqual({ ...refused, reason: 'sso_not_assigned' });
  expect(
    await sql(
      `select 1 from account where user_id in ('${ada.id}', '${owner.id}', '${admin.id}') and provider_id like 'sso:%'`,
    ),
  ).toEqual([]);
});
