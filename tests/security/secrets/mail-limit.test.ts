import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { newInvitation, newOrganization } from '#tests/support/organization.ts';
import { Person, type Answer } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { seededDomains } from '#tests/support/calls/seeded-service.ts';
import { signUpWithPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { startSignIn } from '#tests/support/two-factor.ts';

/** No limits per client, so that only the limit per mailbox applies. */
const options = { rateLimit: { enabled: true, customRules: { '*': false as const } } };
const MAILS = 5;
/** Of mails about what has happened, which are counted apart and fail no call. */
const NOTICES = 10;
const victim = 'victim@example.com';

async function signUpVerified(gatehouse: Gatehouse, email: string): Promise<Person> {
  const person = await Person.signUp(gatehouse, { email });
  await runSql(gatehouse.options.databaseUrl!, `update "user" set email_verified = true where email = '${email}'`);
  return person;
}

/** A sign-in of the victim, who has used a second factor with the password and has lost it. */
async function startLostSignIn(gatehouse: Gatehouse): Promise<Person> {
  const person = await signUpVerified(gatehouse, victim);
  await runSql(
    gatehouse.options.databaseUrl!,
    `update "user" set two_factor_enabled = true where email = '${victim}';
     insert into two_factor (id, user_id, totp_confirmed_at, password_proven_at, created_at)
       values (gen_random_uuid(), '${person.id}', now(), now() + interval '1 minute', now())`,
  );
  return startSignIn(person);
}

/** For each email, how to cause it; it goes to the victim each time. */
const causes: Record<string, (gatehouse: Gatehouse) => Promise<(n: number) => Promise<Answer>>> = {
  sendVerificationEmail: async (gatehouse) => {
    await runSql(
      gatehouse.options.databaseUrl!,
      `insert into "user" (id, email, name, created_at, updated_at) values (gen_random_uuid(), '${victim}', 'X', now(), now())`,
    );
    return () => new Person(gatehouse).post('/send-verification-email', { email: victim });
  },
  sendResetPassword: async (gatehouse) => {
    await signUpVerified(gatehouse, victim);
    return () => new Person(gatehouse).post('/forget-password', { email: victim });
  },
  sendChangeEmailVerification: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return (n) => person.post('/change-email', { newEmail: `new-${n}@example.com` });
  },
  sendDeleteAccountVerification: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return () => person.post('/delete-user', { password: person.password });
  },
  sendMagicLink: async (gatehouse) => () => new Person(gatehouse).post('/sign-in/magic-link', { email: victim }),
  sendVerificationOTP: async (gatehouse) => () =>
    new Person(gatehouse).post('/email-otp/send-verification-otp', { email: victim, type: 'sign-in' }),
  sendUserInvitation: async (gatehouse) => {
    const admin = await signUpWithRole(gatehouse, 'admin');
    return async () => {
      await runSql(gatehouse.options.databaseUrl!, `delete from "user" where email = '${victim}'`);
      return admin.post('/admin/invite-user', { email: victim, name: 'X' });
    };
  },
  sendInvitationEmail: async (gatehouse) => {
    const { owner, id: organizationId } = await newOrganization(gatehouse);
    const body = { organizationId, email: victim, role: 'member', resend: true };
    return () => owner.post('/organization/invite-member', body);
  },
  onExistingUserSignUp: async (gatehouse) => {
    await signUpVerified(gatehouse, victim);
    const body = { email: victim, password: 'a long password', name: 'X' };
    return () => new Person(gatehouse).post('/sign-up/email', body);
  },
  sendTwoFactorCode: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return () => person.post('/two-factor/enable', { method: 'otp', password: person.password });
  },
  onTwoFactorChanged: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    await runSql(
      gatehouse.options.databaseUrl!,
      `update "user" set two_factor_enabled = true where email = '${victim}';
       update session set level = 2;
       insert into two_factor (id, user_id, totp_confirmed_at, created_at) values (gen_random_uuid(), '${person.id}', now(), now())`,
    );
    return () => person.post('/two-factor/generate-backup-codes', { password: person.password });
  },
  onTwoFactorRecoveryRequested: async (gatehouse) => {
    const browser = await startLostSignIn(gatehouse);
    return async () => {
      await runSql(gatehouse.options.databaseUrl!, 'delete from two_factor_recovery');
      return browser.post('/two-factor/request-recovery');
    };
  },
  sendTwoFactorRecoveryCode: async (gatehouse) => {
    const browser = await startLostSignIn(gatehouse);
    await runSql(
      gatehouse.options.databaseUrl!,
      `insert into two_factor_recovery (id, user_id, possible_at, expires_at, cancel_token_hash, created_at)
         select gen_random_uuid(), id, now() - interval '1 minute', now() + interval '1 day', '', now() from "user"`,
    );
    return () => browser.post('/two-factor/send-recovery-code');
  },
  onPasskeyCloneSuspected: async (gatehouse) => {
    const { person, authenticator } = await signUpWithPasskey(gatehouse, new SoftwareAuthenticator({ counter: 1 }));
    const rename = `update "user" set email = '${victim}' where id = '${person.id}'`;
    await runSql(gatehouse.options.databaseUrl!, rename);
    return async () => {
      authenticator.counter = 1;
      const { body } = await usePasskey(new Person(gatehouse), authenticator);
      return { status: body.code === 'AUTHENTICATION_FAILED' ? 200 : 500, body: {} };
    };
  },
  sendSecurityNotice: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return (n) => person.post('/update-user', { username: `victim_${n}` });
  },
  onApiKeyCreated: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return () => person.post('/api-key/create', {});
  },
  sendWebhookDisabled: async (gatehouse) => {
    const { databaseUrl } = gatehouse.options;
    const admin = await signUpWithRole(gatehouse, 'admin');
    await runSql(databaseUrl!, `update "user" set email = '${victim}' where id = '${admin.id}'`);
    return async () => {
      const created = await admin.post('/webhook/create', { url: 'https://93.184.216.34/', types: ['passkey.added'] });
      const webhookId = created.body.webhook.id as string;
      const failing = `url = 'https://127.0.0.1/', failing_since = now() - interval '2 days'`;
      await runSql(databaseUrl!, `update webhook_endpoint set ${failing} where id = '${webhookId}'`);
      await admin.post('/webhook/test', { webhookId });
      const disabled = `select from webhook_endpoint where id = '${webhookId}' and disabled_at is not null`;
      await expect.poll(() => runSql(databaseUrl!, disabled), { timeout: 10_000 }).toHaveLength(1);
      return { status: 200, body: {} };
    };
  },
  sendDomainLost: async (gatehouse) => {
    const { databaseUrl } = gatehouse.options;
    const { owner, id: organizationId } = await newOrganization(gatehouse);
    await runSql(databaseUrl!, `update "user" set email = '${victim}' where id = '${owner.id}'`);
    const other = await newOrganization(gatehouse);
    return async (n) => {
      const insert = (id: string, columns: string) =>
        runSql(
          databaseUrl!,
          `insert into organization_domain (id, organization_id, domain, challenge, verified_at, created_at, updated_at)
             values (gen_random_uuid(), '${id}', 'd${n}.example', ${columns}, now(), now()) returning id`,
        );
      await insert(organizationId, `'gone', now() - interval '1 day'`);
      const [claim] = await insert(other.id, `'seeded', null`);
      return other.owner.post('/organization/verify-domain', { domainId: claim!['id'] });
    };
  },
  onEmailChanged: async (gatehouse) => {
    let people = 0;
    return async () => {
      const person = await Person.signUp(gatehouse, { email: `mover-${(people += 1)}@example.com` });
      await runSql(
        gatehouse.options.databaseUrl!,
        `update "user" set email = 'free-' || id || '@example.com' where email = '${victim}';
         update "user" set email = '${victim}' where email = '${person.email}'`,
      );
      return person.post('/change-email', { newEmail: `moved-${people}@example.com` });
    };
  },
};

/** Emails whose calls have a session and answer 429. Other answers must not disclose whether an account exists. */
const rejectedOpenly: readonly string[] = [
  'sendUserInvitation',
  'sendChangeEmailVerification',
  'sendDeleteAccountVerification',
  'sendInvitationEmail',
  'sendTwoFactorCode',
  'onTwoFactorRecoveryRequested',
  'sendTwoFactorRecoveryCode',
];

const mails = features.flatMap(({ mails = [] }: Feature) =>
  mails.map(({ name, isNotice = false }) => ({ name, isNotice })),
);

test.for(mails)(
  '$name is mailed to one mailbox a limited number of times in ten minutes',
  async ({ name, isNotice }) => {
    const max = isNotice ? NOTICES : MAILS;
    await using gatehouse = await startGatehouse({
      ...options,
      events: { pollInterval: 0.2 },
      // Only without `autoSignIn` does sign-up email the owner of an existing account.
      emailAndPassword: { autoSignIn: name !== 'onExistingUserSignUp' },
      emailVerification: { sendOnSignUp: false },
      user: { deleteUser: { confirmByMail: true } },
      twoFactor: { recovery: { enabled: true } },
      username: { enabled: true },
      ...seededDomains,
    });
    const cause = await causes[name]!(gatehouse);
    const answers: Answer[] = [];
    for (let n = 0; n < max + 2; n++) {
      answers.push(await cause(n));
      await gatehouse.idle();
    }

    const names = (await mailsTo(gatehouse, victim)).map((mail) => mail.name);
    expect(names).toEqual(Array<string>(max).fill(name));
    const last = rejectedOpenly.includes(name) ? 429 : 200;
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(max).fill(200), last, last]);
    if (last === 200 && !isNotice) expect(answers.at(-1)!.body).toMatchObject(withoutUser(answers[0]!.body));
  },
);

function withoutUser(body: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'user' && field !== 'backupCodes'));
}

test('a call rejected by the mailbox limit answers Retry-After and changes nothing', async () => {
  await using gatehouse = await startGatehouse(options);
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  for (let n = 0; n < MAILS; n++) await new Person(gatehouse).post('/sign-in/magic-link', { email: victim });
  await gatehouse.idle();
  const payload = { organizationId, email: victim, role: 'member' };
  const { statusCode, headers } = await owner.send({ method: 'POST', url: '/organization/invite-member', payload });

  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(500);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
  expect((await owner.get('/organization/list-invitations', { organizationId })).body).toEqual([]);
});

test('invitations of two organizations to one mailbox share its limit', async () => {
  await using gatehouse = await startGatehouse(options);
  const organizations = [await newOrganization(gatehouse), await newOrganization(gatehouse)];
  const statuses: number[] = [];
  for (const organization of organizations) {
    const { id: invitationId } = await newInvitation(organization, { email: victim });
    for (let n = 0; n < 3; n++) {
      const body = { invitationId };
      statuses.push((await organization.owner.post('/organization/resend-invitation', body)).status);
    }
  }

  expect(await mailsTo(gatehouse, victim)).toHaveLength(MAILS);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
});

test('a request that sends no email does not count against the mailbox limit', async () => {
  await using gatehouse = await startGatehouse(options);
  const owner = await signUpVerified(gatehouse, 'owner@example.com');
  const { email } = owner;
  const organization = await newOrganization(gatehouse);
  const invite = { organizationId: organization.id, email, role: 'member' };
  // The second email after that of the sign-up.
  await organization.owner.post('/organization/invite-member', invite);
  for (let n = 0; n < 2 * MAILS; n++) {
    const stranger = new Person(gatehouse);
    await stranger.post('/send-verification-email', { email });
    await stranger.post('/sign-in/email', { email, password: 'a wrong guess' });
    await stranger.post('/sign-up/email', { email, password: 'a long password', name: 'X' });
    // Rejected: already invited.
    await organization.owner.post('/organization/invite-member', invite);
  }
  const { status } = await owner.post('/forget-password', { email });

  expect(status).toBe(200);
  expect((await mailsTo(gatehouse, email)).map(({ name }) => name)).toEqual([
    'sendResetPassword',
    'sendInvitationEmail',
    'sendVerificationEmail',
  ]);
});

test('spellings of one address share a mailbox limit, also across nodes', async () => {
  await using gatehouse = await startGatehouse(options);
  const { databaseUrl } = gatehouse.options;
  await using node = await startGatehouse({ ...options, databaseUrl: databaseUrl! });
  for (const email of [victim, 'Victim@Example.com', ' VICTIM@EXAMPLE.COM', victim, victim, victim]) {
    await new Person(gatehouse).post('/sign-in/magic-link', { email });
    await new Person(node).post('/sign-in/magic-link', { email });
  }

  expect([...(await mailsTo(gatehouse, victim)), ...(await mailsTo(node, victim))]).toHaveLength(MAILS);
});

test('repeated sign-ups and sign-ins send verification emails only up to the mailbox limit', async () => {
  await using gatehouse = await startGatehouse({
    ...options,
    emailAndPassword: { requireEmailVerification: true },
  });
  const signIn = { email: victim, password: 'a password' };
  for (let n = 0; n < 3; n++) await new Person(gatehouse).post('/sign-up/email', { ...signIn, name: 'X' });
  const answers: string[] = [];
  for (let n = 0; n < 7; n++) answers.push((await new Person(gatehouse).post('/sign-in/email', signIn)).body.code);

  expect(answers).toEqual(Array<string>(7).fill('EMAIL_NOT_VERIFIED'));
  expect(await mailsTo(gatehouse, victim)).toHaveLength(MAILS);
});
