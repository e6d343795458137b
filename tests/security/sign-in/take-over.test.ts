import { describe, expect } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { programWith } from '#tests/support/api-keys.ts';
import {
  expectOk,
  newInvitation,
  newMember,
  newOrganization,
  type TestOrganization,
} from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { addPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { test } from '#tests/support/test.ts';
import { enableTotp } from '#tests/support/two-factor.ts';
import { scopes } from '#generated/permissions.ts';

const NEW_PASSWORD = 'the password of the owner';

async function followVerificationLink(browser: Person, email: string): Promise<void> {
  await browser.post('/send-verification-email', { email });
  const { token } = await newestMailTo(browser.gatehouse, email);
  await expectOk(browser.get('/verify-email', { token }));
}

async function resetPassword(owner: Person, email: string, input: object = {}): Promise<void> {
  await owner.post('/forget-password', { email });
  const { token } = await newestMailTo(owner.gatehouse, email);
  await expectOk(owner.post('/reset-password', { token, newPassword: NEW_PASSWORD, ...input }));
}

async function signInByMagicLink(owner: Person, email: string): Promise<void> {
  await owner.post('/sign-in/magic-link', { email });
  await owner.send({ method: 'GET', url: (await newestMailTo(owner.gatehouse, email)).path });
}

const takeOvers = {
  'a password reset': resetPassword,
  'a magic link': signInByMagicLink,
} as const;

const newKey = async (person: Person) => {
  const { body } = await expectOk(person.post('/api-key/create', { scopes }));
  return programWith(person.gatehouse, body.key);
};
const worksAs = async (program: Person) => (await program.get('/organization/list')).status;

describe.for(Object.entries(takeOvers))('after the owner followed the link, %s', ([, takeOver]) => {
  test('deletes API keys that a session of an earlier sign-up created', async ({ gatehouse }) => {
    const attacker = await Person.signUp(gatehouse);
    const owner = new Person(gatehouse);
    await followVerificationLink(owner, attacker.email);
    const program = await newKey(attacker);
    const later = await newKey(await attacker.inAnotherBrowser());
    expect([await worksAs(program), await worksAs(later)]).toEqual([200, 200]);
    await takeOver(owner, attacker.email);

    expect([await worksAs(program), await worksAs(later)]).toEqual([401, 401]);
    expect((await attacker.get('/get-session')).body).toBeNull();
    const { status } = await attacker.post('/sign-in/email', { email: attacker.email, password: PASSWORD });
    expect(status).toBe(401);
  });

  test('deletes passkeys that were added afterwards', async ({ gatehouse }) => {
    const attacker = await Person.signUp(gatehouse);
    const owner = new Person(gatehouse);
    await followVerificationLink(owner, attacker.email);
    const authenticator = new SoftwareAuthenticator();
    await expectOk(addPasskey(attacker, authenticator));
    await takeOver(owner, attacker.email);

    expect((await usePasskey(new Person(gatehouse), authenticator)).status).toBe(401);
  });

  test('removes second factors that were set up before', async ({ gatehouse }) => {
    const attacker = await Person.signUp(gatehouse);
    await enableTotp(attacker);
    const owner = new Person(gatehouse);
    await followVerificationLink(owner, attacker.email);
    await takeOver(owner, attacker.email);
    await owner.post('/sign-in/email', { email: attacker.email, password: NEW_PASSWORD });

    const backupCodes = await runSql(
      gatehouse.options.databaseUrl!,
      `select 1 from backup_code where user_id = '${attacker.id}'`,
    );
    const { body } = await owner.get('/get-session');
    expect(body.user).toMatchObject({ email: attacker.email, twoFactorEnabled: false });
    expect(backupCodes).toEqual([]);
  });

  test('keeps second factors that were set up afterwards', async ({ gatehouse }) => {
    const person = await Person.signUp(gatehouse);
    await followVerificationLink(new Person(gatehouse), person.email);
    await enableTotp(person);
    await takeOver(new Person(gatehouse), person.email);

    const [row] = await runSql(
      gatehouse.options.databaseUrl!,
      `select two_factor_enabled from "user" where id = '${person.id}'`,
    );
    expect(row).toEqual({ two_factor_enabled: true });
  });
});

describe('an account is confirmed, and keeps its API keys at a password reset,', () => {
  const confirmations: Record<string, (person: Person) => Promise<void>> = {
    'if the verification link is opened in its browser': (person) => followVerificationLink(person, person.email),
    'if a magic link is opened in its browser later': async (person) => {
      await followVerificationLink(new Person(person.gatehouse), person.email);
      await signInByMagicLink(person, person.email);
    },
    'if the browser of the link signs in with the password': async (person) => {
      const phone = new Person(person.gatehouse);
      await followVerificationLink(phone, person.email);
      await expectOk(phone.post('/sign-in/email', { email: person.email, password: person.password }));
      await person.gatehouse.idle();
    },
  };

  test.for(Object.entries(confirmations))('%s', async ([, confirm], { gatehouse }) => {
    const person = await Person.signUp(gatehouse);
    await confirm(person);
    await expectOk(person.post('/sign-in/email', { email: person.email, password: person.password }));
    const program = await newKey(person);
    await resetPassword(new Person(gatehouse), person.email);

    expect(await worksAs(program)).toBe(200);
  });
});

test('a password reset deletes the API keys of a confirmed account on request', async ({ gatehouse }) => {
  const person = await Person.signUpVerified(gatehouse);
  const other = await newKey(await Person.signUpVerified(gatehouse));
  const program = await newKey(person);
  await resetPassword(new Person(gatehouse), person.email, { deleteApiKeys: true });

  expect([await worksAs(program), await worksAs(other)]).toEqual([401, 200]);
});

test('a take-over cancels invitations that were sent in the name of the user', async ({ gatehouse }) => {
  const attacker = await Person.signUp(gatehouse);
  const owner = new Person(gatehouse);
  await followVerificationLink(owner, attacker.email);
  const accomplice = await Person.signUpVerified(gatehouse);
  const { id: invitationId } = await newInvitation(await newOrganization(gatehouse, attacker), {
    email: accomplice.email,
    role: 'admin',
  });
  await resetPassword(owner, attacker.email);

  const answer = await accomplice.post('/organization/accept-invitation', { invitationId });
  expect([answer.status, answer.body.code]).toEqual([400, 'INVITATION_NOT_FOUND']);
});

describe('webhooks and service accounts of organizations', () => {
  const fill = async ({ id: organizationId, owner }: TestOrganization) => {
    const webhook = await expectOk(
      owner.post('/organization/create-webhook', { organizationId, url: 'https://8.8.8.8/hook' }),
    );
    const account = await expectOk(
      owner.post('/organization/create-service-account', { organizationId, name: 'Deploy' }),
    );
    return { webhookId: webhook.body.webhook.id as string, accountId: account.body.id as string };
  };
  const states = async ({ gatehouse }: Person, { webhookId, accountId }: Awaited<ReturnType<typeof fill>>) => {
    const sql = `select (select disabled_at is not null from webhook_endpoint where id = '${webhookId}') as webhook,
      (select banned from "user" where id = '${accountId}') as account`;
    return (await runSql(gatehouse.options.databaseUrl!, sql))[0];
  };

  test('are disabled by a take-over if nobody else is a member, and kept otherwise', async ({ gatehouse }) => {
    const attacker = await Person.signUp(gatehouse);
    const owner = new Person(gatehouse);
    await followVerificationLink(owner, attacker.email);
    const alone = await newOrganization(gatehouse, attacker);
    const shared = await newOrganization(gatehouse, attacker);
    await newMember(gatehouse, shared);
    const [own, others] = [await fill(alone), await fill(shared)];
    await resetPassword(owner, attacker.email);

    expect(await states(owner, own)).toEqual({ webhook: true, account: true });
    expect(await states(owner, others)).toEqual({ webhook: false, account: false });
  });
});
