import { expect } from 'vitest';

import { errorOf, test } from '#tests/features/sso/sign-in/connections.ts';
import { expectOk } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';

import { ScimClient, type TestDirectory } from './scim.ts';
import { createUser, patchUser, userOf } from './users.ts';

test('single sign-on ends with the deactivation and is refused until the reactivation', async ({ gatehouse, sso }) => {
  const { organization, domain, newUser, signIn } = sso;
  const created = { organizationId: organization.id, name: 'Okta' };
  const { body } = await expectOk(organization.owner.post('/organization/create-directory', created));
  const scim = new ScimClient(gatehouse, body.token);
  const directory: TestDirectory = { organization, id: body.directory.id, domain, scim };
  // Adopted, so that the account itself stays usable.
  const email = `ada@${domain}`;
  const account = await Person.signUpVerified(gatehouse, { email });
  const user = await createUser(directory, userOf(directory, 'ada'));
  const subject = newUser(email);
  const person = new Person(gatehouse);
  const setActive = (value: boolean) => patchUser(directory, user.id, { op: 'replace', path: 'active', value });

  expect(errorOf(await signIn(person, subject))).toBeNull();
  expect((await person.get('/get-session')).body.user.id).toBe(account.id);
  expect((await setActive(false)).status).toBe(200);
  expect((await person.get('/get-session')).body).toBeNull();
  expect((await account.get('/get-session')).body.user.id).toBe(account.id);
  expect(errorOf(await signIn(person, subject))).toBe('sso_not_assigned');
  await setActive(true);
  expect(errorOf(await signIn(person, subject))).toBeNull();
  await scim.delete(`/Users/${user.id}`);
  expect(errorOf(await signIn(person, subject))).toBe('sso_not_assigned');

  // Deactivated before it had an account: just-in-time provisioning creates none.
  await createUser(directory, userOf(directory, 'bob', { active: false }));
  expect(errorOf(await signIn(new Person(gatehouse), newUser(`bob@${domain}`)))).toBe('sso_not_assigned');
  expect(errorOf(await signIn(new Person(gatehouse), newUser(`cyd@${domain}`)))).toBeNull();
});
