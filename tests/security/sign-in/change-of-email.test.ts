import { expect } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { newInvitation, newOrganization, startWithOrganizations } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql, interleave } from '#tests/support/postgres.ts';
import { test as base } from '#tests/support/test.ts';

const test = base.extend<{ pending: { person: Person; newEmail: string; token: string } }>({
  /** A verified user with an unconfirmed change of email. */
  pending: async ({ gatehouse }, use) => {
    const person = await Person.signUp(gatehouse);
    await person.get('/verify-email', { token: (await newestMailTo(gatehouse, person.email)).token });
    const newEmail = `new-${person.email}`;
    await person.post('/change-email', { newEmail });
    await use({ person, newEmail, token: (await newestMailTo(gatehouse, person.email)).token });
  },
});

const emailOf = async (person: Person) => (await person.get('/get-session')).body.user.email as string;

test('rejects the confirmation token from another user and without a session', async ({
  gatehouse,
  pending,
  signedIn,
}) => {
  for (const other of [new Person(gatehouse), signedIn])
    expect((await other.get('/verify-email', { token: pending.token })).body.code).toBe('UNAUTHORIZED');

  expect(await emailOf(pending.person)).toBe(pending.person.email);
  expect(await emailOf(signedIn)).toBe(signedIn.email);
});

test('a second request, a password reset and a password change each invalidate the token', async ({
  gatehouse,
  pending,
}) => {
  const { person } = pending;
  const isInvalid = async (token: string) =>
    (await person.get('/verify-email', { token })).body.code === 'INVALID_TOKEN';
  await person.post('/change-email', { newEmail: `second-${person.email}` });
  const second = await newestMailTo(gatehouse, person.email);
  expect(await isInvalid(pending.token)).toBe(true);

  await person.post('/forget-password', { email: person.email });
  const reset = await newestMailTo(gatehouse, person.email);
  await person.post('/reset-password', { token: reset.token, newPassword: 'another password' });
  await person.post('/sign-in/email', { email: person.email, password: 'another password' });
  expect(await isInvalid(second.token)).toBe(true);

  await person.post('/change-email', { newEmail: `third-${person.email}` });
  const third = await newestMailTo(gatehouse, person.email);
  await person.post('/change-password', { currentPassword: 'another password', newPassword: 'yet another one' });
  expect(await isInvalid(third.token)).toBe(true);
  expect(await emailOf(person)).toBe(person.email);
});

test('the confirmation does not verify the new email, and verifying the old email does not confirm the change', async ({
  gatehouse,
  pending,
}) => {
  const { person, token, newEmail } = pending;
  await person.get('/verify-email', { token });
  expect((await person.get('/get-session')).body.user).toMatchObject({ email: newEmail, emailVerified: false });

  const stranger = await Person.signUp(gatehouse);
  const proof = await newestMailTo(gatehouse, stranger.email);
  await stranger.post('/change-email', { newEmail: `moved-${stranger.email}` });
  expect((await stranger.get('/verify-email', { token: proof.token })).body.code).toBe('INVALID_TOKEN');
});

test('reset and magic links mailed to the old address are invalid after the change', async ({ gatehouse, pending }) => {
  const { person, token } = pending;
  await person.post('/forget-password', { email: person.email });
  const reset = await newestMailTo(gatehouse, person.email);
  await person.post('/sign-in/magic-link', { email: person.email });
  const link = await newestMailTo(gatehouse, person.email);
  await person.get('/verify-email', { token });

  const response = await person.post('/reset-password', { token: reset.token, newPassword: 'taken over' });
  expect(response.body.code).toBe('INVALID_TOKEN');
  const client = new Person(gatehouse);
  await client.send({ method: 'GET', url: link.path });
  expect((await client.get('/get-session')).body).toBeNull();
});

test('a verification concurrent with the change does not verify the new email', async ({ gatehouse, signedIn }) => {
  const proof = `update "user" set email_verified = true where id = '${signedIn.id}'`;
  const change = () => signedIn.post('/change-email', { newEmail: `victim-${signedIn.email}` });

  expect((await interleave(gatehouse.options.databaseUrl!, proof, change)).status).toBe(200);
  // The old email is verified by now, so the change waits for its confirmation.
  expect((await signedIn.get('/get-session')).body.user).toMatchObject({ email: signedIn.email, emailVerified: true });
});

test('a mailed link that is opened during a change of email does not verify the new email', async () => {
  await using gatehouse = await startWithOrganizations();
  const organization = await newOrganization(gatehouse);
  const url = gatehouse.options.databaseUrl!;
  const links = {
    'a verification link': async (person: Person) => {
      const { path } = await newestMailTo(gatehouse, person.email);
      return () => person.send({ method: 'GET', url: path });
    },
    'a magic link': async (person: Person) => {
      await person.post('/sign-in/magic-link', { email: person.email });
      const { path } = await newestMailTo(gatehouse, person.email);
      return () => new Person(gatehouse).send({ method: 'GET', url: path });
    },
    'an invitation': async (person: Person) => {
      const { id: invitationId } = await newInvitation(organization, { email: person.email });
      await gatehouse.idle();
      const token = new URL(gatehouse.invitations.at(-1)!.url).searchParams.get('token')!;
      return () => person.post('/organization/accept-invitation', { invitationId, token });
    },
  };
  for (const [link, prepare] of Object.entries(links)) {
    const person = await Person.signUp(gatehouse);
    const open = await prepare(person);
    const move = `update "user" set email = 'victim-${person.email}' where id = '${person.id}'`;
    await interleave<unknown>(url, move, open);

    const [row] = await runSql(url, `select email, email_verified from "user" where id = '${person.id}'`);
    expect(row, link).toEqual({ email: `victim-${person.email}`, email_verified: false });
  }
});
