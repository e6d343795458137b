import { expect } from 'vitest';

import { mailsTo } from '#tests/support/mailbox.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import type { Application } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

const offline = { scope: 'openid offline_access', prompt: 'consent' };

async function refreshTokenOf(application: Application, person: Person): Promise<string> {
  return (await application.signIn(person, offline)).refresh_token!;
}

/** Moves the use of refresh tokens into the past. */
const wait = (person: Person, seconds: number) =>
  runSql(
    person.gatehouse.options.databaseUrl!,
    `update oauth_artifact set consumed_at = consumed_at - interval '${seconds} seconds' where consumed_at is not null`,
  );

async function reuses(person: Person): Promise<number> {
  const sql = `select 1 from audit_entry where event = 'oauth-token.reused' and subject_id = '${person.id}'`;
  return (await runSql(person.gatehouse.options.databaseUrl!, sql)).length;
}

test('an application that lost the answer gets the same new token again', async ({ application, person }) => {
  const first = await refreshTokenOf(application, person);
  const { refresh_token: second } = await application.refresh(first);
  const again = await application.refresh(first);
  expect(again.refresh_token).toBe(second);
  expect((await application.refresh(second!)).refresh_token).not.toBe(second);
  expect(await reuses(person)).toBe(0);
});

test('30 parallel refreshes give one new token, and the family lives', async ({ application, person }) => {
  const first = await refreshTokenOf(application, person);
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => application.refresh(first)));
  const answered = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.refresh_token] : []));
  expect(new Set(answered).size).toBe(1);
  expect(answered.length).toBe(21);
  await application.refresh(answered[0]!);
  expect(await reuses(person)).toBe(0);
});

test('a token that is used again after the grace period ends its family alone', async ({ application, person }) => {
  const [first, other] = [await refreshTokenOf(application, person), await refreshTokenOf(application, person)];
  const { refresh_token: second } = await application.refresh(first);
  await wait(person, 31);
  await expect(application.refresh(first)).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(application.refresh(second!)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await reuses(person)).toBe(1);
  const mails = await mailsTo(person.gatehouse, person.email);
  expect(mails.map(({ name }) => name).filter((name) => name.startsWith('sendGrant'))).toEqual(['sendGrantReused']);
  await application.refresh(other);
});

test('a token that is used again after its successor was used ends its family', async ({ application, person }) => {
  const first = await refreshTokenOf(application, person);
  const { refresh_token: second } = await application.refresh(first);
  const { refresh_token: third } = await application.refresh(second!);
  await expect(application.refresh(first)).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(application.refresh(third!)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await reuses(person)).toBe(1);
});

test('a sign-out leaves tokens with offline access, which a revocation ends', async ({ application, person }) => {
  const token = await refreshTokenOf(application, person);
  await person.post('/sign-out', {});
  const { refresh_token: next, access_token: access } = await application.refresh(token);
  await application.revoke(next!);
  await expect(application.refresh(next!)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await application.introspect(access)).toEqual({ active: false });
});

test('a sign-out ends an access token without offline access', async ({ application, person }) => {
  const { access_token: token } = await application.signIn(person);
  expect(await application.introspect(token)).toMatchObject({ active: true, sub: person.id });
  await person.post('/sign-out', {});
  expect(await application.introspect(token)).toEqual({ active: false });
});

const ends: Record<string, (person: Person, administrator: Person) => Promise<unknown>> = {
  'the user disconnects the application': async (person) => {
    const { body } = await person.get('/oauth2/get-consents');
    for (const { id } of body) await person.post('/oauth2/delete-consent', { id });
  },
  'the user is banned': (person, administrator) => administrator.post('/admin/ban-user', { userId: person.id }),
  'the user is deleted': (person, administrator) => administrator.post('/admin/remove-user', { userId: person.id }),
};

test.for(Object.entries(ends))('every token ends when %s', async ([, end], { gatehouse, application, person }) => {
  const { refresh_token: refresh, access_token: access } = await application.signIn(person, offline);
  await end(person, await signUpWithRole(gatehouse, 'admin'));
  await expect(application.refresh(refresh!)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await application.introspect(access)).toEqual({ active: false });
});

test('neither tokens nor codes stand in the database', async ({ gatehouse, application, person }) => {
  const begun = await application.signIn(person, offline);
  const rows = await runSql(gatehouse.options.databaseUrl!, 'select row_to_json(a)::text "row" from oauth_artifact a');
  const stored = rows.map(({ row }) => row).join();
  expect(rows.length).toBeGreaterThan(2);
  for (const secret of [begun.access_token, begun.refresh_token!, application.secret!])
    expect(stored).not.toContain(secret);
});
