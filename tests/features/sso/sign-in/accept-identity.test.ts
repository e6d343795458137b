import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { mailsTo } from '#tests/support/mailbox.ts';
import { expectOk, newMember, newOrganization, refusalOf } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { createLink, openLink } from '#tests/support/setup-links.ts';

import { errorOf, newSso, proveDomain, sqlOf, test, withPrivateHosts, type TestSso } from './connections.ts';

type Sso = Pick<TestSso, 'organization' | 'providerId' | 'newUser' | 'signIn' | 'domain'>;

/** The newest attempt at a connection. */
async function newestAttempt({ organization: { owner, id: organizationId }, providerId }: Sso, by: Person = owner) {
  const { body } = await expectOk(by.get('/sso/list-attempts', { organizationId, providerId }));
  return body[0];
}

/** A user who has signed in, whom the provider then gives another subject. The refused sign-in is an attempt. */
async function changeIdentity(sso: Sso, { gatehouse }: Person, prepare?: (person: Person) => Promise<unknown>) {
  const email = `u-${randomUUID().slice(0, 8)}@${sso.domain}`;
  const person = Object.assign(new Person(gatehouse), { email });
  expect(errorOf(await sso.signIn(person, sso.newUser(email)))).toBeNull();
  person.id = (await person.get('/get-session')).body.user.id;
  await prepare?.(person);
  const subject = sso.newUser(email);
  expect(errorOf(await sso.signIn(new Person(gatehouse), subject))).toBe('sso_identity_changed');
  const attempt = await newestAttempt(sso);
  expect(attempt).toMatchObject({ outcome: 'refused', reason: 'sso_identity_changed', canAccept: true });
  expect(attempt.user.email).toBe(email);
  return { person, subject, attemptId: attempt.id as string };
}

const identitiesOf = ({ gatehouse, id }: Person) =>
  sqlOf(gatehouse)(`select provider_id, account_id, linked_by_user from account where user_id = '${id}'`);

test('an accepted identity replaces the previous one, and signs in', async ({ sso, gatehouse, anyone }) => {
  const { organization, connection, signIn } = sso;
  const { owner, id: organizationId } = organization;
  const { person, subject, attemptId } = await changeIdentity(sso, anyone);
  const [before] = await identitiesOf(person);
  const accept = () => owner.post('/sso/accept-identity', { organizationId, attemptId });

  expect(await refusalOf(accept())).toBe('200');
  const identity = { provider_id: `sso:${connection.id}`, account_id: subject, linked_by_user: false };
  expect(await identitiesOf(person)).toEqual([identity]);
  // The holder of the previous identity may be another person.
  expect((await person.get('/get-session')).body).toBeNull();
  expect(errorOf(await signIn(new Person(gatehouse), before!['account_id'] as string))).toBe('sso_identity_changed');
  const returning = new Person(gatehouse);
  expect(errorOf(await signIn(returning, subject))).toBeNull();
  expect((await returning.get('/get-session')).body.user.id).toBe(person.id);

  const entries = await sqlOf(gatehouse)(`select event, actor_id, details->>'provider' provider from audit_entry
    where subject_id = '${person.id}' and event like 'account.%' order by id`);
  const provider = `sso:${connection.id}`;
  expect(entries).toEqual([
    { event: 'account.linked', actor_id: person.id, provider },
    { event: 'account.unlinked', actor_id: owner.id, provider },
    { event: 'account.linked', actor_id: owner.id, provider },
  ]);
  const mails = (await mailsTo(gatehouse, person.email)).map(({ text }) => text);
  expect(mails.some((text) => text.includes('was connected to Acme'))).toBe(true);

  expect(await refusalOf(accept())).toBe('404 ATTEMPT_NOT_FOUND');
  const { body } = await owner.get('/sso/list-attempts', { organizationId, providerId: sso.providerId });
  expect(body.filter(({ canAccept }: { canAccept: boolean }) => canAccept)).toHaveLength(1);
});

test('members who may not manage, a set-up link and other organizations accept nothing', async ({
  sso,
  gatehouse,
  anyone,
}) => {
  const { organization } = sso;
  const { id: organizationId, owner } = organization;
  const { person, attemptId } = await changeIdentity(sso, anyone);
  const before = await identitiesOf(person);
  const accept = (by: Person, organizationOf = organizationId) =>
    refusalOf(by.post('/sso/accept-identity', { organizationId: organizationOf, attemptId }));

  const { person: member } = await newMember(gatehouse, organization);
  expect(await accept(member)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO');
  const holder = await openLink(gatehouse, await createLink(organization, { mayEnable: true }));
  expect(await accept(holder)).toBe('401 UNAUTHORIZED');
  expect(await accept(new Person(gatehouse))).toBe('401 UNAUTHORIZED');
  const other = await newOrganization(gatehouse);
  expect(await accept(other.owner, other.id)).toBe('404 ATTEMPT_NOT_FOUND');
  expect(await accept(other.owner)).toBe('403 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  const unknown = { organizationId, attemptId: randomUUID() };
  expect(await refusalOf(owner.post('/sso/accept-identity', unknown))).toBe('404 ATTEMPT_NOT_FOUND');
  expect(await identitiesOf(person)).toEqual(before);
});

test('a manager accepts no identity of a member whose role is above the own one', async () => {
  const roles = { support: { sso: ['read', 'manage'] } };
  await using gatehouse = await withPrivateHosts({ organization: { roles } });
  await using sso = await newSso(gatehouse);
  const anyone = new Person(gatehouse);
  const { organization } = sso;
  const { id: organizationId } = organization;
  const { person: supporter } = await newMember(gatehouse, organization, { role: 'support' });
  const setRole = (person: Person, role: string) =>
    sqlOf(gatehouse)(`update member set role = '${role}' where user_id = '${person.id}'`);
  const above = await changeIdentity(sso, anyone, (person) => setRole(person, 'admin'));
  const below = await changeIdentity(sso, anyone);
  const accept = (attemptId: string) =>
    refusalOf(supporter.post('/sso/accept-identity', { organizationId, attemptId }));

  expect(await accept(above.attemptId)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO');
  expect(await accept(below.attemptId)).toBe('200');
});

const never: Record<string, { change: (person: Person, sso: TestSso) => Promise<unknown>; refusal: string }> = {
  'an owner of an organization': {
    change: (person) => newOrganization(person.gatehouse, person),
    refusal: 'sso_confirmation_required',
  },
  'an administrator of the platform': {
    change: ({ gatehouse, id }) => sqlOf(gatehouse)(`update "user" set role = 'admin' where id = '${id}'`),
    refusal: 'sso_account_refused',
  },
  'an address whose domain was lost': {
    change: ({ gatehouse }, { domain }) =>
      sqlOf(gatehouse)(`update organization_domain set lost_at = now() where domain = '${domain}'`),
    refusal: 'sso_email_not_in_domain',
  },
  'an address whose domain another organization has proven': {
    change: async ({ gatehouse }, { domain }) => {
      await sqlOf(gatehouse)(`update organization_domain set lost_at = now() where domain = '${domain}'`);
      await proveDomain(gatehouse, await newOrganization(gatehouse), domain);
    },
    refusal: 'sso_email_not_in_domain',
  },
  'a domain that the connection no longer serves': {
    change: ({ gatehouse }, { connection }) =>
      sqlOf(gatehouse)(`delete from sso_connection_domain where connection_id = '${connection.id}'`),
    refusal: 'sso_email_not_in_domain',
  },
};

test.for(Object.entries(never))('no identity is accepted for %s', async ([, { change, refusal }], { gatehouse }) => {
  await using sso = await newSso(gatehouse);
  const { owner, id: organizationId } = sso.organization;
  const { person, attemptId } = await changeIdentity(sso, new Person(gatehouse));
  await change(person, sso);
  const before = await identitiesOf(person);

  const { status, body } = await owner.post('/sso/accept-identity', { organizationId, attemptId });
  expect([status, body.code, body.message]).toEqual([409, 'IDENTITY_NOT_ACCEPTED', expect.stringContaining(refusal)]);
  expect(await identitiesOf(person)).toEqual(before);
  expect((await person.get('/get-session')).body.user.id).toBe(person.id);
});

const outdated: Record<string, (person: Person, sso: TestSso) => Promise<unknown>> = {
  'the connection is that of another provider': ({ gatehouse }, { connection }) =>
    sqlOf(gatehouse)(`update sso_connection set revision = revision + 1 where id = '${connection.id}'`),
  'the user has another address': ({ gatehouse, id }, { domain }) =>
    sqlOf(gatehouse)(`update "user" set email = 'new-${randomUUID()}@${domain}' where id = '${id}'`),
  'what the provider stated is erased': ({ gatehouse }, { connection }) =>
    sqlOf(gatehouse)(`update sso_attempt set facts = null where connection_id = '${connection.id}'`),
  'the user is deleted': ({ gatehouse, id }) => sqlOf(gatehouse)(`delete from "user" where id = '${id}'`),
};

test.for(Object.entries(outdated))('an attempt is not accepted after %s', async ([, change], { gatehouse }) => {
  await using sso = await newSso(gatehouse);
  const { owner, id: organizationId } = sso.organization;
  const { person, attemptId } = await changeIdentity(sso, new Person(gatehouse));
  await change(person, sso);

  const accept = owner.post('/sso/accept-identity', { organizationId, attemptId });
  expect(await refusalOf(accept)).toBe('404 ATTEMPT_NOT_FOUND');
});

test('two managers who accept at once replace the identity once', async ({ sso, gatehouse, anyone }) => {
  const { organization } = sso;
  const { owner, id: organizationId } = organization;
  const { person: admin } = await newMember(gatehouse, organization, { role: 'admin' });
  const { person, subject, attemptId } = await changeIdentity(sso, anyone);
  const accept = (by: Person) => refusalOf(by.post('/sso/accept-identity', { organizationId, attemptId }));

  const refusals = await Promise.all([accept(owner), accept(admin)]);
  expect(refusals.toSorted()).toEqual(['200', '404 ATTEMPT_NOT_FOUND']);
  expect(await identitiesOf(person)).toMatchObject([{ account_id: subject }]);
});
