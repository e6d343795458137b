import { randomUUID } from 'node:crypto';

import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import { newSso } from '#tests/features/sso/sign-in/connections.ts';
import { requireSso } from '#tests/features/sso/policy/policies.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';
import {
  browserOf,
  findSessionStarts,
  sendRequest,
  sessionFrom,
  type SessionStart,
} from '#tests/support/calls/session-starts.ts';
import { test as base } from '#tests/support/test.ts';

/** That of all seeded users. */
const DOMAIN = 'example.com';

interface Strict {
  organizationId: string;
  domainId: string;
}

interface Fixtures {
  seeded: SeededService;
  /** An organization that requires single sign-on, for a domain without users until a test changes it. */
  strict: Strict;
  starts: SessionStart[];
}

const test = base.extend<Fixtures>({
  seeded: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using seeded = await startSeededService({ emailVerification: { autoSignInAfterVerification: true } });
      await use(seeded);
    },
    { scope: 'file' },
  ],
  strict: [
    async ({ seeded }, use) => {
      await using sso = await newSso(seeded.gatehouse, { domain: 'strict.example' });
      await requireSso(sso);
      await seeded.tables.retake();
      await use({ organizationId: sso.organization.id, domainId: sso.domainId });
    },
    { scope: 'file' },
  ],
  starts: [
    async ({ seeded, strict }, use) => {
      expect(strict).toBeDefined();
      const starts = await findSessionStarts(seeded);
      // Makes another session of the browser the active one, which the policy of the organization decides about.
      await use(starts.filter(({ call }) => call !== 'multiSession.setActive'));
    },
    { scope: 'file' },
  ],
});

const member = (role: string) => (strict: Strict, userId: string) =>
  `insert into member (id, organization_id, user_id, role, created_at)
   values ('${randomUUID()}', '${strict.organizationId}', '${userId}', '${role}', now());`;
const setUser = (column: string) => (_: Strict, userId: string) =>
  `update "user" set ${column} where id = '${userId}';`;

/** Makes the user of a sign-in what the title says. */
const users: Record<string, (strict: Strict, userId: string) => string> = {
  'an owner without a second factor': member('owner'),
  'an owner with a second factor': (...of) =>
    member('owner')(...of) + setUser('two_factor_enabled = true, email_verified = true')(...of),
  'an admin': member('admin'),
  'a member': member('member'),
  'a user who is no member': () => '',
  'an administrator of the platform': setUser(`role = 'admin'`),
};

const setDomain = (values: string) => (strict: Strict) =>
  `update organization_domain set ${values} where id = '${strict.domainId}';`;

const policies: Record<string, (strict: Strict) => string> = {
  off: (strict) =>
    `${setDomain(`domain = '${DOMAIN}'`)(strict)}
     update organization set requires_provider = false where id = '${strict.organizationId}';`,
  on: setDomain(`domain = '${DOMAIN}'`),
  'on, for another domain': () => '',
  'on, with a lost proof': setDomain(`domain = '${DOMAIN}', lost_at = now()`),
};
const refusing = ['on', 'on, with a lost proof'];

/** Sign-ins whose first factor is a credential of the user, which owners may use. */
const byOwnCredential = [
  'signIn.email',
  'signIn.username',
  'signIn.phoneNumber',
  'passkey.verifyAuthentication',
  // Continues a session that a password started.
  'oneTimeToken.verify',
];

type Outcome = 'session' | 'challenge' | 'SSO_REQUIRED' | 'no session';

async function outcomeOf(browser: Person, response: LightMyRequestResponse): Promise<Outcome> {
  if ((await sessionFrom(browser, response)) !== null) return 'session';
  const text = `${response.headers.location ?? ''} ${response.body}`;
  if (/sso_required/i.test(text)) return 'SSO_REQUIRED';
  return /twoFactorRedirect|second-factor/.test(text) ? 'challenge' : 'no session';
}

interface Attempt {
  call: string;
  email: string;
  user: string;
  policy: string;
}

function expectedOutcome({ call, email, user, policy }: Attempt): Outcome {
  const hasFactor = user === 'an owner with a second factor';
  const isRefusing = refusing.includes(policy) && email.endsWith(`@${DOMAIN}`);
  if (!isRefusing || user === 'an administrator of the platform') {
    if (!hasFactor) return 'session';
    return call === 'verifyEmail' ? 'no session' : 'challenge';
  }
  // Signs in no user with a second factor, so that there is nothing to refuse.
  if (hasFactor && call === 'verifyEmail') return 'no session';
  return hasFactor && byOwnCredential.includes(call) ? 'challenge' : 'SSO_REQUIRED';
}

const cells = Object.keys(users).flatMap((user) => Object.keys(policies).map((policy) => [user, policy] as const));

test.for(cells)(
  'every call that starts a session decides about %s where the policy is %s',
  { timeout: 180_000 },
  async ([user, policy], { seeded, strict, starts }) => {
    const sql = (text: string) => runSql(seeded.gatehouse.options.databaseUrl!, text);
    const emails = new Map((await sql('select id, email from "user"')).map(({ id, email }) => [id, String(email)]));
    const outcomes: [string, string, Outcome][] = [];
    const expected: typeof outcomes = [];
    for (const start of starts) {
      if (start.createsUser && user !== 'a user who is no member') continue;
      const change = policies[policy]!(strict) + users[user]!(strict, start.userId);
      if (change !== '') await sql(change);
      const browser = browserOf(seeded.gatehouse, start.cookies);
      const outcome = await outcomeOf(browser, await sendRequest(browser, start));
      outcomes.push([start.call, start.transport, outcome]);
      const email = emails.get(start.userId) ?? ('email' in start.input ? String(start.input.email) : '');
      expected.push([start.call, start.transport, expectedOutcome({ call: start.call, email, user, policy })]);
      await seeded.gatehouse.idle();
      await seeded.tables.restore(await seeded.tables.changes());
    }
    expect(outcomes).toEqual(expected);
  },
);

test('the sign-ins that start sessions are tried', { timeout: 180_000 }, ({ starts }) => {
  expect([...new Set(starts.map(({ call }) => call))]).toEqual(
    expect.arrayContaining(['signUp.email', 'signIn.email', 'callback', 'magicLink.verify', 'verifyEmail']),
  );
});
