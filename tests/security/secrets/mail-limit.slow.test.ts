import { expect } from 'vitest';

import type { Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';
import { causeOf, signUpVerified, victim } from '#tests/support/calls/mail-causes.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { newInvitation, newOrganization } from '#tests/support/organization.ts';
import { Person, type Answer } from '#tests/support/person.ts';
import { seededDomains } from '#tests/support/calls/seeded-service.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** No limits per client, so that only the limit per mailbox applies. */
const options = { rateLimit: { enabled: true, customRules: { '*': false as const } } };
const MAILS = 5;
/** Of mails about what has happened, which are counted apart and fail no call. */
const NOTICES = 10;

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
      advanced: { sweepInterval: /Expir(ing|es)$|^sendInactive/.test(name) ? 0.2 : 600 },
      // Only without `autoSignIn` does sign-up email the owner of an existing account.
      emailAndPassword: { autoSignIn: name !== 'onExistingUserSignUp' },
      emailVerification: { sendOnSignUp: false },
      user: { deleteUser: { confirmByMail: true } },
      twoFactor: { recovery: { enabled: true } },
      username: { enabled: true },
      oauthProvider: { enabled: true },
      device: { enabled: true },
      ...(name === 'sendInactiveAccount' ? { personalData: { retention: { inactiveUsers: 365 } } } : {}),
      ...(name === 'sendAuditCheckpoint' ? { audit: { anchors: [{ type: 'mail', to: [victim] }] } } : {}),
      ...seededDomains,
    });
    const cause = await causeOf(name)(gatehouse);
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
